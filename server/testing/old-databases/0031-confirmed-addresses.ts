import { listRegistrations } from '#contract/events-admin.ts';
import { listUsers } from '#contract/users.ts';
import { id, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'team',
    listUsers,
    { query: { search: 'newt' } },
    { items: [{ isEmailConfirmed: false, fullName: 'Newt Ölander' }] },
  ],
  ['team', listRegistrations, { ...id(1), query: { search: 'held' } }, { items: [{ isHeld: true }] }],
];
