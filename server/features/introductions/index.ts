import { paths } from '#contract/kit/paths.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { headOfList } from '#server/platform/records/page-head.ts';
import { introductionCharges } from './charges.ts';
import { expireOverdue } from './expiry.ts';
import { closeForBlock } from './leaving.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { introductionRoutes } from './routes.ts';

export { insertCharge } from './charge-store.ts';
export { insertIntroduction, takeStep } from './store.ts';

/** Warm introductions. */
export const introductions = defineFeature({
  routes: [introductionRoutes],
  mails: mailSamples,
  pages: [headOfList(paths.introduction, paths.introductions)],
  sweep: expireOverdue,
  charges: introductionCharges,
  onBlock: closeForBlock,
  personalData,
});
