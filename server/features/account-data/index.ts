import { defineFeature } from '#server/platform/feature.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { accountDataRoutes } from './routes.ts';

/** The export of a member's data, and the deletion of the account. */
export const accountData = defineFeature({
  routes: [accountDataRoutes],
  mails: mailSamples,
  personalData,
});
