import { defineFeature } from '#server/platform/feature.ts';
import { partnerAdminRoutes } from './admin.ts';
import { partnerRoutes } from './routes.ts';

export { findPartnerNamed, insertPartner } from './store.ts';

/** Partners shown on the home page. */
export const partners = defineFeature({
  routes: [partnerRoutes, partnerAdminRoutes],
});
