import { defineFeature } from '#server/platform/feature.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { contactRoutes } from './routes.ts';

/** The contact form and its inbox. */
export const contact = defineFeature({
  routes: [contactRoutes],
  mails: mailSamples,
  personalData,
});
