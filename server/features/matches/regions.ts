import { type MatchRegion, matchRegions } from '#contract/match-profiles.ts';
import { regionsOfCountry } from '#contract/places-regions.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';

/** The regions of a place such as `Ghent, Belgium`. Empty for a place we do not know. */
export function regionsOfPlace(place: string | null | undefined): MatchRegion[] {
  return regionsOfCountry(matchPlace(place).country).filter((region) => region in matchRegions) as MatchRegion[];
}
