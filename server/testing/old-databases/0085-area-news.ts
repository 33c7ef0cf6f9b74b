import { listChanges } from '#contract/changes.ts';
import { having, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listChanges,
    { query: { kind: 'focus-area', id: '2' } },
    listed({ title: 'Energy Storage', field: 'New company', by: null, subject: having({ title: 'Zonnewind' }) }),
  ],
];
