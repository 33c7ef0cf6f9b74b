import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';

import { Button } from '../button.tsx';
import { isLinkAddress } from './extensions.ts';
import { ToolForm } from './tool-form.tsx';

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** The address of the link at the cursor, or of a new one over the selected words. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
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
  return (
    <ToolForm
      label="Web address"
      type="url"
      value={typed}
      placeholder="https://"
      autoComplete="url"
      error={error}
      saveLabel="Save link"
      onChange={(next) => {
        setTyped(next);
        setError('');
      }}
      onSave={save}
      onClose={close}
    >
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
    </ToolForm>
  );
}

/** `example.org` and `ann@example.org` as addresses. */
function withScheme(typed: string): string {
  if (/^[a-z]+:/i.test(typed)) return typed;
  return /^[^\s/@]+@[^\s/@]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
}
