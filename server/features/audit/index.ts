import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { auditRoutes } from './routes.ts';

/** The audit log: actions of admins, listed for admins. */
export const audit = defineFeature({
  routes: [auditRoutes],
  personalData,
});
