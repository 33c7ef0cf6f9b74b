import { listNotes } from '#contract/notes.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    listNotes,
    { query: { kind: 'member', id: '2' } },
    having({ items: [having({ attachments: [having({ name: 'Häfen <2026> & mehr.pdf', bytes: 1234 })] })] }),
  ],
];
