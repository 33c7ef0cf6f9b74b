import { listMembers } from '#contract/members.ts';
import { among, having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listMembers,
    { query: { facets: 'true' } },
    { facets: having({ role: among({ value: 'public-body' }) }) },
  ],
];
