import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { matchRoutes } from './routes.ts';

/** The matchmaker: who and what fits a member, and why. */
export const matches = defineFeature({ routes: [matchRoutes], personalData });
