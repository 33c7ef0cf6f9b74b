import { listFailedMails } from '#contract/failed-mails.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['team', listFailedMails, {}, listed({ subject: 'Lost letter', lastError: '550 no such user', attempts: 8 })],
];
