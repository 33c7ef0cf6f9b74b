import { defineFeature } from '#server/platform/feature.ts';
import { membershipCharges } from './charges.ts';
import { lapseJob } from './lapse.ts';
import { mailSamples } from './mail-samples.ts';
import { paymentJob } from './payment-tasks.ts';
import { paymentWebhook } from './payment-webhook.ts';
import { personalData } from './personal-data.ts';
import { planAdminRoutes } from './plan-admin.ts';
import { membershipRoutes } from './routes.ts';

export { findMembership, startMembership } from './store.ts';

/** Plans, memberships and payments for them. */
export const memberships = defineFeature({
  routes: [membershipRoutes, planAdminRoutes, paymentWebhook],
  mails: mailSamples,
  jobs: [lapseJob, paymentJob],
  charges: membershipCharges,
  personalData,
});
