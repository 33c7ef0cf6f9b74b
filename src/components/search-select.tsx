import { DownOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';

import { useLateCode } from '#src/hooks/use-late-code.ts';
import { afterFirstInput, lateCode } from '#src/lib/late-code.ts';
import type { AntdSelectFieldProps } from './antd-select.tsx';
import { Input } from './input.tsx';

const antdSelect = lateCode(async () => (await import('./antd-select.tsx')).AntdSelectField);

interface SearchSelectProps<Value>
  extends Omit<AntdSelectFieldProps<Value>, 'isFocused' | 'isOpen' | 'isFilter' | 'search' | 'onSearch'> {
  /** The choice as a text; `undefined` while there is none. */
  chosen: string | undefined;
  placeholder: string;
  /** What is typed, where the options are what was found by it; left out, it filters the options by their labels. */
  search?: string;
  onSearch?: (text: string) => void;
}

/**
 * A choice that is found by typing; `Select` is for one of a few. Its list is loaded when the user first presses or types
 * something, and until then an input stands in its place, whose text the list goes on from. The list shows the choice beside
 * its input, where screen readers do not look, so the description repeats it.
 */
export function SearchSelect<Value>({
  chosen,
  search,
  onSearch,
  'aria-describedby': describedBy,
  ...props
}: SearchSelectProps<Value>) {
  const [own, setOwn] = useState('');
  const typed = search ?? own;
  const onTyped = onSearch ?? setOwn;
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => afterFirstInput(() => setWanted(true)), []);
  const { code: AntdSelectField, hasFailed } = useLateCode(antdSelect, isWanted, attempt);
  const chosenId = `${props.id}-chosen`;
  const tied = { id: props.id, 'aria-describedby': [chosenId, describedBy].filter(Boolean).join(' ') };
  return (
    <>
      {AntdSelectField ? (
        <AntdSelectField<Value>
          {...props}
          {...tied}
          isFocused={isFocused}
          isOpen={isOpen}
          search={typed}
          onSearch={onTyped}
          isFilter={search === undefined}
        />
      ) : (
        <Input
          {...tied}
          ref={props.ref}
          role="combobox"
          aria-expanded={false}
          aria-invalid={props['aria-invalid']}
          aria-required={props.isRequired}
          autoComplete="off"
          size="large"
          placeholder={props.placeholder}
          value={typed === '' && !isFocused ? (chosen ?? '') : typed}
          suffix={<DownOutlined aria-hidden="true" />}
          onChange={(event) => {
            setWanted(true);
            setOpen(true);
            onTyped(event.target.value);
          }}
          onMouseDown={() => setOpen(true)}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') setOpen(true);
          }}
          onFocus={() => {
            setFocused(true);
            setWanted(true);
            if (hasFailed) setAttempt((count) => count + 1);
          }}
          onBlur={() => {
            setFocused(false);
            setOpen(false);
            props.onBlur?.();
          }}
        />
      )}
      <span id={chosenId} className="visually-hidden">
        {chosen === undefined ? 'Nothing chosen' : `Chosen: ${chosen}`}
      </span>
      {hasFailed && isFocused && (
        <p role="alert">The choices could not be loaded. Check your connection, then come back to this field.</p>
      )}
    </>
  );
}
