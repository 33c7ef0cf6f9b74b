import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { type Editor, Extension, type Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

import { webUrl } from '#contract/kit/fields.ts';

const address = webUrl(2000);

/** Whether a link in a text may lead there. */
export function isLinkAddress(typed: string): boolean {
  return /^mailto:[^\s@]+@[^\s@]+$/i.test(typed) || address.safeParse(typed).success;
}

/** Lists are indented by these keys, because Tab leads on to the next field. */
const indents = Extension.create({
  name: 'indents',
  addKeyboardShortcuts: () => ({
    'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
    'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
  }),
});

/** Cells have no attributes: joined cells of a pasted table stand apart. */
const plainCell = { addAttributes: () => ({ colspan: one, rowspan: one, colwidth: none }) };
const one = { default: 1, parseHTML: () => 1, renderHTML: () => ({}) };
const none = { default: null, parseHTML: () => null, renderHTML: () => ({}) };

/** What a text can have: the elements of `textElements`, and how each is typed. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      // Whatever a text can hold stays when something else in it is edited; a new link is checked by its form.
      isAllowedUri: (href) => /^(?:https?|mailto):/i.test(href),
    },
  }),
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts: () => ({
      // From the last cell the key leads out of the text, as it does everywhere else.
      Tab: ({ editor }) => editor.commands.goToNextCell(),
      'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell(),
    }),
  }),
  TableRow,
  TableHeader.extend(plainCell),
  TableCell.extend(plainCell),
  indents,
];

/** The state of the text at the place of the cursor, for the toolbar. */
export function marksAt(editor: Editor) {
  return {
    heading: editor.isActive('heading', { level: 3 }),
    subheading: editor.isActive('heading', { level: 4 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    picture: editor.isActive('picture'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
export type Marks = ReturnType<typeof marksAt>;
