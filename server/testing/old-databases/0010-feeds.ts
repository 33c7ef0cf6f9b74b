import { listFeedItems, listFeedSources, myFeedLikes } from '#contract/feeds.ts';
import { myTechnologyUpdates } from '#contract/technologies-topics.ts';
import { having, id, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listFeedItems,
    id(1),
    listed(
      { title: 'Bleifrei: lead capture', likes: 1, date: '1999-12-31T23:59:59.999Z' },
      { title: 'Passivation <layers>', isPremium: true, associatedCompanies: [having({ id: 1 })] },
    ),
  ],
  ['team', listFeedSources, {}, listed({ name: 'Halide Łab', failures: 2 }, { name: 'Paper only', feedUrl: null })],
  ['ada', myFeedLikes, {}, { itemIds: [1] }],
  ['ada', myTechnologyUpdates, {}, { technologyIds: [4] }],
];
