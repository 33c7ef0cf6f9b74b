import { defineFeature } from '#server/platform/feature.ts';
import { hiringJob } from './hiring.ts';
import { companyListingRoutes } from './routes.ts';

export { countOpenJobs, setCompany } from './store.ts';

/** The listings of companies. */
export const companyListings = defineFeature({ routes: [companyListingRoutes], jobs: [hiringJob] });
