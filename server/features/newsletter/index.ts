import { defineFeature } from '#server/platform/feature.ts';
import { fileBounce, fileLeaving, hearOutcome, mailingOrigin } from './bounces.ts';
import { mailingRoutes } from './mailings/routes.ts';
import { mailingsJob } from './mailings/sending.ts';
import { newsletterRoutes } from './routes.ts';
import { sweepUnconfirmed } from './subscriptions.ts';

/** The newsletter: who receives it, and its mailings. */
export const newsletter = defineFeature({
  routes: [newsletterRoutes, mailingRoutes],
  jobs: [mailingsJob],
  sweep: sweepUnconfirmed,
  addresses: { bounce: fileBounce, leave: fileLeaving },
  mailOutcomes: { [mailingOrigin]: hearOutcome },
});
