import { paths } from '#contract/kit/paths.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { fileBounce, fileLeaving, hearOutcome } from './bounces.ts';
import { mailSamples } from './mail-samples.ts';
import { mailingOrigin } from './mailings/origin.ts';
import { isRecipient } from './mailings/recipient-store.ts';
import { mailingRoutes } from './mailings/routes.ts';
import { mailingsJob } from './mailings/sending.ts';
import { newsletterRoutes } from './routes.ts';
import { sweepUnconfirmed } from './subscriptions.ts';

/** The newsletter: who receives it, and its mailings. */
export const newsletter = defineFeature({
  routes: [newsletterRoutes, mailingRoutes],
  mails: mailSamples,
  pages: [headOfList(paths.adminMailing, paths.adminMailings)],
  jobs: [mailingsJob],
  sweep: sweepUnconfirmed,
  addresses: { bounce: fileBounce, leave: fileLeaving },
  mailsToMany: { [mailingOrigin]: { hear: hearOutcome, isWanted: isRecipient } },
});
