import { listChanges } from '#contract/changes.ts';
import { listFollows } from '#contract/connections-follows.ts';
import { getNotificationSettings } from '#contract/notifications-settings.ts';
import { having, listed, type View } from './view.ts';

const funded = having({ field: 'Valuation', old: null, new: '€2M <net>', by: { role: 'owner', member: null } });

export const views: readonly View[] = [
  // Members followed before there were other kinds.
  ['bob', listFollows, {}, listed({ kind: 'member', id: 1, followedAt: '2026-03-01T08:00:00.000Z' })],
  ['ada', listFollows, {}, listed({ kind: 'company', id: 2, title: 'Zonnewind' })],
  [
    'ada',
    listChanges,
    { query: { kind: 'company' } },
    having({ items: [having({ field: 'Team', new: null }), funded] }),
  ],
  [
    'visitor',
    listChanges,
    { query: { kind: 'company', id: '2' } },
    having({ items: [having({ by: { role: 'team', member: null } }), funded] }),
  ],
  ['ada', getNotificationSettings, {}, { settings: having({ change: 'weekly', message: 'daily', follow: 'off' }) }],
];
