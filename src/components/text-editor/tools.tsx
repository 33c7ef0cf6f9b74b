import {
  BoldOutlined,
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  FontSizeOutlined,
  InsertRowBelowOutlined,
  InsertRowRightOutlined,
  ItalicOutlined,
  LinkOutlined,
  MessageOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ChainedCommands } from '@tiptap/react';
import type { ReactNode } from 'react';

import type { Marks } from './extensions.ts';
import styles from './toolbar.module.css';

/** A button of the toolbar. */
export interface Tool {
  label: string;
  /** The keys that do the same, for the tooltip. */
  keys?: string;
  face: ReactNode;
  /** Pressed where the text at the cursor has it; `undefined` for what is done once. */
  pressed?: (marks: Marks) => boolean;
  disabled?: (marks: Marks) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const newTable = { rows: 3, cols: 3, withHeaderRow: true };

/** The tools of all texts, in groups. A link has a form of its own. */
export const tools: readonly (readonly Tool[])[] = [
  [
    {
      label: 'Heading',
      face: <FontSizeOutlined className={styles.large} />,
      pressed: (marks) => marks.heading,
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
    {
      label: 'Subheading',
      face: <FontSizeOutlined className={styles.small} />,
      pressed: (marks) => marks.subheading,
      run: (chain) => chain.toggleHeading({ level: 4 }),
    },
  ],
  [
    {
      label: 'Bold',
      keys: 'Ctrl+B',
      face: <BoldOutlined />,
      pressed: (marks) => marks.bold,
      run: (chain) => chain.toggleBold(),
    },
    {
      label: 'Italic',
      keys: 'Ctrl+I',
      face: <ItalicOutlined />,
      pressed: (marks) => marks.italic,
      run: (chain) => chain.toggleItalic(),
    },
    {
      label: 'Underline',
      keys: 'Ctrl+U',
      face: <UnderlineOutlined />,
      pressed: (marks) => marks.underline,
      run: (chain) => chain.toggleUnderline(),
    },
  ],
  [
    {
      label: 'List',
      face: <UnorderedListOutlined />,
      pressed: (marks) => marks.bullets,
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: 'Numbered list',
      face: <OrderedListOutlined />,
      pressed: (marks) => marks.numbers,
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      label: 'Quote',
      face: <MessageOutlined />,
      pressed: (marks) => marks.quote,
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      label: 'Table',
      face: <TableOutlined />,
      disabled: (marks) => marks.table,
      run: (chain) => chain.insertTable(newTable),
    },
  ],
  [
    {
      label: 'Undo',
      keys: 'Ctrl+Z',
      face: <UndoOutlined />,
      disabled: (marks) => !marks.canUndo,
      run: (chain) => chain.undo(),
    },
    {
      label: 'Redo',
      keys: 'Ctrl+Shift+Z',
      face: <RedoOutlined />,
      disabled: (marks) => !marks.canRedo,
      run: (chain) => chain.redo(),
    },
  ],
];

/** A tool that opens a form between toolbar and text. */
export type FormTool = Omit<Tool, 'run' | 'disabled'>;

export const linkTool: FormTool = {
  label: 'Link',
  keys: 'Ctrl+K',
  face: <LinkOutlined />,
  pressed: (marks) => marks.link,
};

export const pictureTool: FormTool = {
  label: 'Picture',
  face: <PictureOutlined />,
  pressed: (marks) => marks.picture,
};

/** The tools inside a table. */
export const tableTools: readonly Tool[] = [
  { label: 'Add a row below', face: <InsertRowBelowOutlined />, run: (chain) => chain.addRowAfter() },
  { label: 'Add a column to the right', face: <InsertRowRightOutlined />, run: (chain) => chain.addColumnAfter() },
  { label: 'Delete the row', face: <DeleteRowOutlined />, run: (chain) => chain.deleteRow() },
  { label: 'Delete the column', face: <DeleteColumnOutlined />, run: (chain) => chain.deleteColumn() },
  { label: 'Delete the table', face: <DeleteOutlined />, run: (chain) => chain.deleteTable() },
];
