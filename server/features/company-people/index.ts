import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { companyPeopleRoutes } from './routes.ts';

export { findEmployers, putPlace, worksFor } from './store.ts';

/** Members who work for companies. */
export const companyPeople = defineFeature({
  routes: [companyPeopleRoutes],
  personalData,
});
