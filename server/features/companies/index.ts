import { defineFeature } from '#server/platform/feature.ts';
import { claimRoutes } from './claims/routes.ts';
import { personalData } from './personal-data.ts';
import { companyRecord } from './record.ts';
import { companyRoutes } from './routes.ts';

export { type CompanyRatings, insertCompany } from './store.ts';
export { insertTeamMember } from './team-store.ts';

/** Companies, their teams and claims to them. */
export const companies = defineFeature({
  routes: [companyRoutes, claimRoutes],
  records: [companyRecord],
  personalData,
});
