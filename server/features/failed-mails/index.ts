import { defineFeature } from '#server/platform/feature.ts';
import { failedMailRoutes } from './routes.ts';

/** Emails that could not be delivered, for admins. */
export const failedMails = defineFeature({
  routes: [failedMailRoutes],
});
