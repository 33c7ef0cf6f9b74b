import { defineFeature } from '#server/platform/feature.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { matchRoutes } from './routes.ts';
import { weeklyJob } from './weekly/job.ts';

/** The matchmaker: who and what fits a member, and why. */
export const matches = defineFeature({ routes: [matchRoutes], jobs: [weeklyJob], mails: mailSamples, personalData });
