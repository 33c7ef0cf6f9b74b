import { defineFeature } from '#server/platform/feature.ts';
import { listingJob } from './jobs.ts';
import { mailSamples } from './mail-samples.ts';
import { memberListingRoutes } from './of-member.ts';
import { listingOwnerRoutes } from './owner-routes.ts';
import { personalData } from './personal-data.ts';
import { listingRecord } from './record.ts';
import { listingRoutes } from './routes.ts';

export { findBriefListings } from './brief-listings.ts';
export { checkListing, searchOf } from './check.ts';
export { findCompanyOf, isOfCompany } from './company-store.ts';
export { findListed, listingsForMarkets, type MarketListing } from './market-store.ts';
export { changeListingMatchProfile } from './match-profile.ts';
export { isListed } from './presenter.ts';
export { findNewMatches, type ListingRow } from './store.ts';
export { insertListing } from './write-store.ts';

/** Listings of the Green Market. */
export const listings = defineFeature({
  routes: [listingRoutes, listingOwnerRoutes, memberListingRoutes],
  mails: mailSamples,
  records: [listingRecord],
  jobs: [listingJob],
  personalData,
});
