import { listDocuments } from '#contract/attachments-documents.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listDocuments,
    { params: { kind: 'company', id: '1' } },
    { documents: [having({ name: 'Deck 2026.pdf', title: 'Deck', bytes: 1234 })] },
  ],
];
