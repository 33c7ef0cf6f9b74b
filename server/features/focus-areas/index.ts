import { paths, pathTo } from '#contract/kit/paths.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { focusAreaAdminRoutes } from './admin.ts';
import { focusAreaRecord } from './record.ts';
import { focusAreaRoutes } from './routes.ts';
import { findArea, listAreas } from './store.ts';

export { sectorArrivals } from './arrivals-store.ts';
export { presentSector } from './sector-presenter.ts';
export { areaTitle, findSectorTitle } from './sector-store.ts';
export { findArea, listAreas } from './store.ts';

/** Focus areas, by which other records are sorted. */
export const focusAreas = defineFeature({
  routes: [focusAreaRoutes, focusAreaAdminRoutes],
  records: [focusAreaRecord],
  pages: [{ path: paths.focusArea, find: (database, key) => findArea(database, 'slug', key) }],
  sitemap: {
    paths: async (database) => (await listAreas(database)).map(({ slug }) => pathTo(paths.focusArea, { slug })),
  },
});
