import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { auditRoutes } from './routes.ts';

/** What admins have done, for admins. */
export const audit = defineFeature({
  routes: [auditRoutes],
  personalData,
});
