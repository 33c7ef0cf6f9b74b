import { jobTypes, partnershipTypes, technologyStages, technologyStatuses } from '#contract/listings.ts';
import type { ListingFacetName } from '#contract/listings-facets.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { countryChoices } from '#src/lib/country-choices.ts';
import type { FacetList } from '#src/lib/facets.ts';

/** The counted filters of listings. */
export const listingFacetList: FacetList<ListingFacetName> = {
  labels: {
    country: 'Country',
    basedIn: 'Part of the world',
    technologyStage: 'Stage of the technology',
    technologyStatus: 'The technology is',
    partnershipType: 'Kind of partnership',
    jobType: 'Kind of job',
  },
  choices: {
    get country() {
      return countryChoices();
    },
    basedIn: choicesOf(placeRegions),
    technologyStage: choicesOf(technologyStages),
    technologyStatus: choicesOf(technologyStatuses),
    partnershipType: choicesOf(partnershipTypes),
    jobType: choicesOf(jobTypes),
  },
  inOwnOrder: ['technologyStage'],
};
