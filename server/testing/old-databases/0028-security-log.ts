import { listSessions } from '#contract/accounts-sessions.ts';
import { listSecurityActivity, listSecurityLog } from '#contract/security-log.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['ada', listSecurityActivity, {}, listed({ event: 'sign-in', createdAt: '1999-12-31T23:59:59.999Z' })],
  ['team', listSecurityLog, {}, listed({ event: 'sessions.end', actor: { id: 3, name: 'Team' } })],
  ['ada', listSessions, {}, listed({ device: 'Desktop app on Linux', isCurrent: false })],
];
