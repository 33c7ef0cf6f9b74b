import type { ReactNode, RefCallback } from 'react';

import { isInBrowser } from '#src/lib/in-browser.ts';
import { FormField } from './form-field.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';

/** A record by its key, such as `member:3`, with what is shown of it. */
export interface FoundRecord {
  value: string;
  label: ReactNode;
}

interface FoundGroup {
  title: string;
  options: readonly FoundRecord[];
}

interface FoundSelectProps {
  label: string;
  error: string | undefined;
  placeholder: string;
  /** The text in the field, which the records are found by. */
  search: string;
  onSearch: (text: string) => void;
  /** Records with this name; of several kinds in groups. */
  found: readonly FoundRecord[] | readonly FoundGroup[];
  isSearching: boolean;
  isError: boolean;
  /** What is said where nothing is found. */
  none: string;
  chosen: FoundRecord | null;
  /** The name of the chosen record for screen readers, where its label is more than a text. */
  chosenName?: string | undefined;
  onChoose: (chosen: FoundRecord | null) => void;
  onBlur?: () => void;
  ref?: RefCallback<unknown>;
}

/** A field for one record, which is found by its name while one types. */
export function FoundSelect(props: FoundSelectProps) {
  const { label, error, placeholder, search, onSearch, found, isSearching, isError, none } = props;
  const { chosen, onChoose, onBlur, ref } = props;
  const { chosenName = typeof chosen?.label === 'string' ? chosen.label : undefined } = props;
  if (!isInBrowser) return <Waiting label={label} placeholder={placeholder} value={chosenName ?? ''} />;
  return (
    <FormField label={label} error={error}>
      {(tied) => (
        <Select<FoundRecord | null>
          {...tied}
          showSearch={{ filterOption: false, onSearch, searchValue: search }}
          options={found.map((one) =>
            'options' in one ? { label: one.title, title: one.title, options: [...one.options] } : one,
          )}
          value={chosen}
          labelInValue
          chosen={chosenName === undefined ? 'Nothing chosen' : `Chosen: ${chosenName}`}
          isRequired
          placeholder={placeholder}
          loading={isSearching}
          notFoundContent={hint()}
          onChange={(next) => {
            onChoose(next);
            onSearch('');
          }}
          {...(onBlur && { onBlur })}
          {...(ref && { ref })}
        />
      )}
    </FormField>
  );

  function hint(): string {
    if (search.trim() === '') return 'Type a name';
    if (isSearching) return 'Searching…';
    return isError ? 'The search failed. Please try again.' : none;
  }
}

/** The same field on a page that the server draws: the rules of Ant Design's come with its code. */
function Waiting({ label, ...props }: { label: string; placeholder: string; value: string }) {
  return <FormField label={label}>{(tied) => <Input {...tied} {...props} size="large" readOnly />}</FormField>;
}
