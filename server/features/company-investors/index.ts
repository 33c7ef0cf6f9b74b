import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { companyInvestorRoutes } from './routes.ts';

export { forgetUnnamedInvestors } from './store.ts';

/** Members and companies that are investors of companies. */
export const companyInvestors = defineFeature({ routes: [companyInvestorRoutes], personalData });
