import { defineFeature } from '#server/platform/feature.ts';
import { rollUpJob } from './roll-up.ts';
import { overviewRoutes } from './routes.ts';

export { countOne } from './daily-store.ts';

/** Figures about the network, for admins. */
export const overview = defineFeature({
  routes: [overviewRoutes],
  jobs: [rollUpJob],
});
