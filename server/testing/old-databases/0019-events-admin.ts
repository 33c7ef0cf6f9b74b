import { getEvent } from '#contract/events.ts';
import { getAdminEvent, listRegistrations } from '#contract/events-admin.ts';
import { id, type View } from './view.ts';

export const views: readonly View[] = [
  ['team', getAdminEvent, id(3), { state: 'draft', version: 2, entries: { content: 'Später.' } }],
  ['visitor', getEvent, id(4), { status: 'cancelled', cancelReason: 'The cellar is full of água' }],
  ['team', listRegistrations, id(2), { items: [{ name: 'bob', attendedAt: '1999-12-31T21:00:00.000Z' }] }],
];
