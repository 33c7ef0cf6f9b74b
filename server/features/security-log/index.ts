import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { securityLogRoutes } from './routes.ts';

/** The security log of accounts, for members and admins. */
export const securityLog = defineFeature({
  routes: [securityLogRoutes],
  personalData,
});
