import { listTechnologies } from '#contract/technologies.ts';
import { having, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'visitor',
    listTechnologies,
    { query: { facets: 'true', level: '6' } },
    { facets: having({ patents: [{ value: 'yes', count: { value: 1, isCapped: false } }] }) },
  ],
];
