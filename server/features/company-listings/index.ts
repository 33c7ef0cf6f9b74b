import { defineFeature } from '#server/platform/feature.ts';
import { companyListingRoutes } from './routes.ts';

/** The listings of companies. */
export const companyListings = defineFeature({ routes: [companyListingRoutes] });
