import { choice } from '#contract/kit/fields.ts';
import { fundingStages, matchRegions, needs } from '#contract/match-profiles.ts';

/** The filters by what companies and listings seek and offer, for the codec of their lists. */
export const matchFilterFields = {
  seek: choice(needs),
  offer: choice(needs),
  stage: choice(fundingStages),
  region: choice(matchRegions),
};
