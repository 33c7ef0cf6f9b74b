import { defineFeature } from '#server/platform/feature.ts';
import { claimRoutes } from './claims/routes.ts';
import { closedRoundsJob } from './closed-rounds.ts';
import { matchProfileRoutes } from './match-profile.ts';
import { personalData } from './personal-data.ts';
import { companyRecord } from './record.ts';
import { companyRoutes } from './routes.ts';

export { reindexCompany } from './lexemes.ts';
export { logoColumns } from './logo.ts';
export { companiesForMarkets, type MarketCompany, sectorOfCompany } from './market-store.ts';
export { changeCompanyMatchProfile } from './match-profile.ts';
export { type CompanyRatings, insertCompany } from './store.ts';
export { insertTeamMember } from './team-store.ts';

/** Companies, their teams, what they seek and offer, and claims to them. */
export const companies = defineFeature({
  routes: [companyRoutes, matchProfileRoutes, claimRoutes],
  records: [companyRecord],
  jobs: [closedRoundsJob],
  personalData,
});
