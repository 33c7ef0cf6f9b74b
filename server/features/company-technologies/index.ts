import { defineFeature } from '#server/platform/feature.ts';
import { companyTechnologyRoutes } from './routes.ts';

/** The technologies that companies use or develop. */
export const companyTechnologies = defineFeature({ routes: [companyTechnologyRoutes] });
