import { Selection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import { type FieldControl, labelIdOf } from '../form-field.tsx';
import richText from '../rich-text.module.css';
import { extensions, marksAt } from './extensions.ts';
import { LinkForm } from './link-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { pictureNode } from './picture-node.ts';
import { shownHtml, sourceOf, withFullRows, withOwnHeadings } from './source.ts';
import styles from './text-editor.module.css';
import type { HandOver, Place } from './text-stand-in.tsx';
import { Toolbar, type ToolbarProps } from './toolbar.tsx';
import { type FormTool, linkTool, pictureTool } from './tools.tsx';

const withPictures = [...extensions, pictureNode];

export interface TextEditorProps {
  tied: FieldControl;
  value: string;
  isRequired: boolean;
  hasPictures: boolean;
  placeholder?: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Called once, before the editor is painted. */
  onReady: (handle: EditorHandle) => void;
}

export interface EditorHandle {
  focus: () => void;
  /** Gives the focus to the text where its stand-in had it. */
  goOn: (from: HandOver) => void;
}

/** A text as it will look, with its tools; nothing until it is ready. `TextEditorField` loads it when it is used. */
export function TextEditor({
  tied,
  value,
  isRequired,
  hasPictures,
  placeholder,
  onChange,
  onBlur,
  onReady,
}: TextEditorProps) {
  const [form, setForm] = useState<FormTool | null>(null);
  /** A picture that was dropped or pasted. */
  const [file, setFile] = useState<File | null>(null);
  const closeForm = () => {
    setForm(null);
    setFile(null);
  };
  const take = (files: FileList | undefined): boolean => {
    const [first] = files ?? [];
    if (!hasPictures || !first) return false;
    setFile(first);
    setForm(pictureTool);
    return true;
  };
  /** The value that the editor holds. */
  const held = useRef(value);
  const { id, ...states } = tied;
  const editor = useEditor({
    extensions: hasPictures ? withPictures : extensions,
    content: shownHtml(value),
    // Made once the field stands: one that is made while React still draws is thrown away when that takes long.
    immediatelyRender: false,
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
      // What is copied from a document has its words, too; its picture would be one of them.
      handlePaste: (_view, { clipboardData }) =>
        clipboardData?.types.includes('text/html') !== true && take(clipboardData?.files),
      handleDrop(view, event, _slice, isMoved) {
        if (isMoved || !take(event.dataTransfer?.files)) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
        return true;
      },
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

  useLayoutEffect(() => {
    if (!editor) return;
    onReady({
      focus: () => editor.commands.focus(),
      goOn({ place, typed }) {
        const { view, state } = editor;
        view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(positionOf(editor, place)), -1)));
        // At once: the command waits for a frame, in which keys would be lost.
        view.focus();
        if (typed !== '') editor.commands.insertContent({ type: 'text', text: typed });
      },
    });
  }, [editor, onReady]);

  // What comes from elsewhere: a draft that is restored, the saved text, an emptied form.
  useEffect(() => {
    if (!editor || value === held.current) return;
    held.current = value;
    // Undo takes back what the author has done, not that a draft was restored or a form was emptied.
    editor.chain().setMeta('addToHistory', false).setContent(shownHtml(value), { emitUpdate: false }).run();
  }, [editor, value]);

  if (!editor) return null;
  const openLink = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    setForm(linkTool);
  };
  return (
    <div className={styles.box} data-invalid={states['aria-invalid']}>
      <div className={styles.tools}>
        <EditorToolbar
          editor={editor}
          forms={hasPictures ? [linkTool, pictureTool] : [linkTool]}
          open={form}
          onForm={(tool) => {
            setFile(null);
            setForm(tool === form ? null : tool);
          }}
        />
        {form === linkTool && <LinkForm editor={editor} onClose={closeForm} />}
        {form === pictureTool && <PictureForm editor={editor} given={file} onClose={closeForm} />}
      </div>
      <EditorContent editor={editor} onKeyDown={openLink} />
    </div>
  );
}

type EditorToolbarProps = Required<Pick<ToolbarProps, 'forms' | 'open' | 'onForm'>> & { editor: Editor };

function EditorToolbar({ editor, ...props }: EditorToolbarProps) {
  const marks = useEditorState({ editor, selector: ({ editor: current }) => marksAt(current) });
  return <Toolbar {...props} marks={marks} onRun={(tool) => tool.run(editor.chain().focus()).run()} />;
}

/** The position in the document. */
function positionOf({ view, state: { doc } }: Editor, place: Place): number {
  if ('left' in place) return view.posAtCoords(place)?.pos ?? 1;
  let left = place.after;
  let position = doc.content.size;
  doc.descendants((node, start) => {
    if (left < 0 || !node.isText) return;
    if (left <= node.nodeSize) position = start + left;
    left -= left <= node.nodeSize ? left + 1 : node.nodeSize;
  });
  return position;
}
