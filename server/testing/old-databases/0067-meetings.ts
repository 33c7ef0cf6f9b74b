import { listMeetings } from '#contract/messages-meetings.ts';
import { id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'bob',
    listMeetings,
    id(1),
    listed(
      { id: 1, state: 'accepted', startsAt: '2026-06-02T14:00:00.000Z', place: 'The mill, Ghent', isOwnAnswer: true },
      { id: 2, state: 'open', times: ['2026-06-03T14:00:00.000Z'], moves: 1, isOwn: true },
    ),
  ],
];
