import { getTrends } from '#contract/overview.ts';
import { type View } from './view.ts';

export const views: readonly View[] = [['team', getTrends, {}, { range: '30d' }]];
