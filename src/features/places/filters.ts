import { choice } from '#contract/kit/fields.ts';
import { countryCode } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';

/** The filters by place, for the codec of a list. */
export const placeFilterFields = { country: countryCode, basedIn: choice(placeRegions) };
