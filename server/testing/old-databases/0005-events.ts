import { getDashboard } from '#contract/dashboard.ts';
import { getEvent } from '#contract/events.ts';
import { listAdminEvents, listRegistrations } from '#contract/events-admin.ts';
import { searchEverything } from '#contract/search.ts';
import { ada, found, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'ada',
    getEvent,
    id(1),
    {
      title: 'Fête of heat pumps',
      content: '<p>Bring a <strong>pump</strong>.</p>',
      startDate: '2026-09-12T07:00:00.000Z',
      timeZone: 'Europe/Lisbon',
      speakers: [{ name: 'Amára Diallo' }],
      sponsors: [{ level: 'Gold' }],
      status: 'scheduled',
      seats: { taken: 1, isFull: true },
      callerStatus: 'registered',
    },
  ],
  ['visitor', getEvent, id(2), { status: 'cancelled', isPast: true, city: null, cancelReason: null }],
  ['visitor', searchEverything, { query: { q: 'fete' } }, found('event', 'Fête of heat pumps')],
  ['team', listAdminEvents, { query: { search: 'pumps' } }, { items: [{ id: 1, state: 'published' }] }],
  [
    'team',
    listRegistrations,
    id(1),
    listed({ name: ada, userId: 1, price: 799 }, { name: 'Quit Ter', status: 'cancelled', isHeld: false }),
  ],
  ['team', listRegistrations, { ...id(1), query: { search: 'žofie č' } }, { items: [{ name: 'ŽOFIE Čapková' }] }],
  ['ada', getDashboard, {}, { registrations: [{ title: 'Fête of heat pumps', status: 'registered' }] }],
];
