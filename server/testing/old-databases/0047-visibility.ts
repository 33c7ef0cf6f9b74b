import { getViewSharing, listProfileViews } from '#contract/members-views.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  ['bob', getViewSharing, {}, { isShared: true }],
  ['team', getViewSharing, {}, { isShared: false }],
  [
    'ada',
    listProfileViews,
    {},
    {
      items: [
        having({ by: 'member', day: '2026-05-03', member: having({ id: 2 }) }),
        { by: 'private', day: '2026-05-03', visits: 2 },
      ],
      recent: { value: 3, isCapped: false },
    },
  ],
];
