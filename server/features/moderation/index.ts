import { defineFeature } from '#server/platform/feature.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { reportRoutes } from './reports/routes.ts';
import { moderationRoutes } from './routes.ts';

export { hasUpheldReport, openCase } from './case-store.ts';
export { deleteHold, findHoldReasons, findInherited, inheritHold, putHold } from './hold-store.ts';
export { noticeFor } from './withheld.ts';

/** Reports, reviews and what the team withholds. */
export const moderation = defineFeature({
  routes: [moderationRoutes, reportRoutes],
  mails: mailSamples,
  personalData,
});
