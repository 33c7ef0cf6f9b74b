import { listEmployments } from '#contract/company-people.ts';
import { listed, type View } from './view.ts';

const place = { role: 'Head of grids', agreedBy: 'both' };

export const views: readonly View[] = [['ada', listEmployments, { params: { id: '2' } }, listed(place)]];
