import { paths } from '#contract/kit/paths.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { fieldRoutes } from './fields/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { personalData } from './personal-data.ts';
import { listRoutes } from './routes.ts';

export { commentableList, visibleList } from './access.ts';
export { findLists } from './kind.ts';
export { mayCommentIn } from './may-comment-store.ts';

/** Lists of records that members make and share. */
export const lists = defineFeature({
  routes: [listRoutes, fieldRoutes, importRoutes],
  pages: [headOfList(paths.list, paths.lists)],
  personalData,
});
