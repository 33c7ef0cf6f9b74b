import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { accountDataRoutes } from './routes.ts';

/** A member's data: all of it as a file, and its end. */
export const accountData = defineFeature({
  routes: [accountDataRoutes],
  personalData,
});
