import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { technologyRecord } from './record.ts';
import { technologyRoutes } from './routes.ts';
import { technologyTopicRoutes } from './topics/routes.ts';

export type { TechnologyEvidence } from './evidence.ts';
export { companyTechnologies } from './history.ts';
export { reindexTechnologiesOf } from './lexemes.ts';
export { type MarketTechnology, sectorOfTechnology, technologiesForMarkets } from './market-store.ts';
export { setTechnologyHold } from './record.ts';
export { type CompanyTechnologyRow, findTechnologiesOf } from './store.ts';
export { tellOfUpdates } from './topics/tell-of-updates.ts';
export { insertTechnology } from './write-store.ts';

/** Technologies, and the topics with updates by mail. */
export const technologies = defineFeature({
  routes: [technologyRoutes, technologyTopicRoutes],
  records: [technologyRecord],
  personalData,
});
