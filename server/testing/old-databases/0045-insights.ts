import { getInsights } from '#contract/insights.ts';
import type { View } from './view.ts';

export const views: readonly View[] = [
  [
    'team',
    getInsights,
    { params: { by: 'country', id: 'ci' } },
    {
      name: 'Côte d’Ivoire',
      companies: 1,
      countedAt: '2026-05-04T08:40:00.000Z',
      charts: [
        {
          id: 'new-companies',
          note: 'null “<b>”',
          rows: [{ id: '2026-2', label: 'Q2 2026', path: null, values: [1] }],
        },
      ],
    },
  ],
];
