import { listPartners } from '#contract/partners.ts';
import { listPartnerEditions } from '#contract/partners-admin.ts';
import { among, type View } from './view.ts';

export const views: readonly View[] = [
  ['team', listPartnerEditions, {}, among({ name: 'Unseen AG', isShown: false, version: 4 })],
  ['visitor', listPartners, {}, [{ id: 1 }, { id: 2 }]],
];
