import { choice } from '#contract/kit/fields.ts';
import { fundingStages, matchRegions, matchRoles, needs } from '#contract/match-profiles.ts';

/** The filters by what companies and listings seek and offer, for the codec of their lists. */
export const matchFilterFields = {
  seek: choice(needs),
  offer: choice(needs),
  stage: choice(fundingStages),
  region: choice(matchRegions),
};

/** Those of members, who have a role as well. */
export const memberMatchFilterFields = { role: choice(matchRoles), ...matchFilterFields };

/** A patch that ends these filters. */
export const noMatchFilters = {
  role: undefined,
  seek: undefined,
  offer: undefined,
  stage: undefined,
  region: undefined,
} as const;
