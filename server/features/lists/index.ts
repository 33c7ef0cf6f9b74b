import { paths } from '#contract/kit/paths.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { personalData } from './personal-data.ts';
import { listRoutes } from './routes.ts';

/** Lists of records that members make and share. */
export const lists = defineFeature({
  routes: [listRoutes],
  pages: [headOfList(paths.list, paths.lists)],
  personalData,
});
