import { fundingStages, matchRoles } from '#contract/match-profiles.ts';
import { type MemberFacetName, ticketRanges } from '#contract/members-facets.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { countryChoices } from '#src/lib/country-choices.ts';
import type { FacetList } from '#src/lib/facets.ts';

/** The counted filters of members. */
export const memberFacetList: FacetList<MemberFacetName> = {
  labels: {
    role: 'Role',
    stage: 'Stage of funding',
    ticket: 'Ticket size',
    country: 'Country',
    basedIn: 'Part of the world',
  },
  choices: {
    role: choicesOf(matchRoles),
    stage: choicesOf(fundingStages),
    ticket: choicesOf(ticketRanges),
    get country() {
      return countryChoices();
    },
    basedIn: choicesOf(placeRegions),
  },
  inOwnOrder: ['stage', 'ticket'],
};
