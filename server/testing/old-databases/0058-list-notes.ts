import { listLists } from '#contract/lists.ts';
import { listNotes } from '#contract/notes.ts';
import { having, listed, type View } from './view.ts';

const note = { text: 'Read by everybody on the list', list: having({ name: 'Ports to watch' }) };

export const views: readonly View[] = [
  ['bob', listLists, {}, listed({ name: 'Ports to watch', access: 'comment' })],
  [
    'ada',
    listNotes,
    { query: { kind: 'member', id: '1' } },
    having({ items: [having({ ...note, writer: having({ id: 2 }) })] }),
  ],
];
