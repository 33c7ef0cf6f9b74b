import { listAuditEntries } from '#contract/audit.ts';
import { listContactMessages } from '#contract/contact.ts';
import { among, listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['team', listAuditEntries, {}, listed({ target: 'sven', note: 'Too loud – twice' }, { targetId: null, note: null })],
  [
    'team',
    listContactMessages,
    {},
    listed({
      replies: among({ text: 'It is in your Büro.' }, { author: 'A former admin', text: 'Again: <b>there</b>.' }),
    }),
  ],
];
