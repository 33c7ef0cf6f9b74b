import { defineFeature } from '#server/platform/feature.ts';
import { offerAdminRoutes } from './admin.ts';
import { personalData } from './personal-data.ts';
import { offerRoutes } from './routes.ts';

export { insertOffer } from './admin-store.ts';
export { insertCodes } from './code-store.ts';

/** Offers of partners and other organizations to members, with their codes. */
export const offers = defineFeature({ routes: [offerRoutes, offerAdminRoutes], personalData });
