import { isInTable } from '@tiptap/pm/tables';
import { EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import { type FieldControl, labelIdOf } from '../form-field.tsx';
import richText from '../rich-text.module.css';
import { extensions, withOwnHeadings } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import { shownHtml, sourceOf, withFullRows } from './source.ts';
import styles from './text-editor.module.css';
import { Toolbar } from './toolbar.tsx';

export interface TextEditorProps {
  tied: FieldControl;
  value: string;
  isRequired: boolean;
  placeholder?: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Gets what gives the focus to the text. */
  onReady: (handle: { focus: () => void }) => void;
}

/** A text as it will look, with its tools. `TextEditorField` loads it where it is used. */
export function TextEditor({ tied, value, isRequired, placeholder, onChange, onBlur, onReady }: TextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  /** The value that the editor holds. */
  const held = useRef(value);
  const { id, ...states } = tied;
  const editor = useEditor({
    extensions,
    content: shownHtml(value),
    // Styles come with the page, which allows no others.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        class: classNames(richText.text, styles.text),
        'aria-multiline': 'true',
        'aria-labelledby': labelIdOf(id),
        'aria-required': String(isRequired),
        'aria-invalid': String(states['aria-invalid']),
        ...(states['aria-describedby'] !== undefined && { 'aria-describedby': states['aria-describedby'] }),
        ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
      },
      transformPastedHTML: (html) => withFullRows(withOwnHeadings(html)),
      handleDOMEvents: {
        // Tab leads to the next field, and from cell to cell in a table.
        keydown: ({ state }, event) => event.key === 'Tab' && !isInTable(state),
      },
    },
    onUpdate: ({ editor: current }) => {
      held.current = sourceOf(current.getHTML());
      onChange(held.current);
    },
    onBlur,
  });

  useEffect(() => {
    onReady({ focus: () => editor.commands.focus() });
  }, [editor, onReady]);

  // What comes from elsewhere: a draft that is restored, the saved text, an emptied form.
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    // Undo takes back what the author has done, not that a draft was restored or a form was emptied.
    editor.chain().setMeta('addToHistory', false).setContent(shownHtml(value), { emitUpdate: false }).run();
  }, [editor, value]);

  const openLink = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    setLinking(true);
  };
  return (
    <div className={styles.box} data-invalid={states['aria-invalid']}>
      <Toolbar editor={editor} controls={id} isLinkOpen={isLinking} onLink={() => setLinking(!isLinking)} />
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} onKeyDown={openLink} />
    </div>
  );
}
