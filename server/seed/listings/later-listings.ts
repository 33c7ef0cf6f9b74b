import { laterCompanies } from './later-companies.ts';
import { laterJobs } from './later-jobs.ts';
import { laterPartnerships } from './later-partnerships.ts';
import { laterTechnologies } from './later-technologies.ts';
import type { SampleListing } from './sample-listing.ts';

/** Five listings of each kind, the kinds taking turns, oldest first. Companies and figures are invented. */
export const laterListings: readonly SampleListing[] = laterCompanies.flatMap((company, index) =>
  [company, laterJobs[index], laterTechnologies[index], laterPartnerships[index]].filter(
    (listing) => listing !== undefined,
  ),
);
