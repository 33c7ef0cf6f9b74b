import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { listRoutes } from './routes.ts';

/** Lists of records that members make and share. */
export const lists = defineFeature({
  routes: [listRoutes],
  personalData,
});
