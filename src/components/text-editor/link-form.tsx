import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';

import { Button } from '../button.tsx';
import { Input } from '../input.tsx';
import { isLinkAddress } from './extensions.ts';
import styles from './link-form.module.css';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** The address of the link at the cursor, or of a new one over the selected words. Not a form: it stands inside one. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const id = useId();
  const kept = useEditorState({ editor, selector: () => String(editor.getAttributes('link')['href'] ?? '') });
  const [typed, setTyped] = useState(kept);
  const [error, setError] = useState('');
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const save = () => {
    const href = withScheme(typed.trim());
    if (!isLinkAddress(href)) {
      setError('Please enter the address of a web page');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    if (empty && kept === '')
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else close();
  };
  return (
    <div className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        Web address
      </label>
      <Input
        id={id}
        type="url"
        value={typed}
        placeholder="https://"
        autoComplete="url"
        autoFocus
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
        onKeyDown={onKeyDown}
      />
      <Button kind="primary" onClick={save}>
        Save link
      </Button>
      {kept !== '' && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          Remove link
        </Button>
      )}
      <Button onClick={close}>Cancel</Button>
      {error !== '' && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** `example.org` and `ann@example.org` as addresses. */
function withScheme(typed: string): string {
  if (/^[a-z]+:/i.test(typed)) return typed;
  return /^[^\s/@]+@[^\s/@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
}
