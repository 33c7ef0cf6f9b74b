import { type ListingType, listingTypes } from '#contract/listings.ts';
import type { MatchFilters } from '#contract/match-profiles.ts';
import type { AddressFilters, SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import { wordsOfFilters } from '#src/features/match-profiles/index.ts';

/** The filters of a search in words: `Job, energy storage, "battery"`. */
export function wordsOfSearch(kind: SavedSearchKind, filters: AddressFilters): string[] {
  const { type, focusArea, focusAreaId, tag, search, seek, offer, stage, region, city, ...others } = filters;
  // The server parses all filters; those of this form only come from a list's own address.
  const match = { seek, offer, stage, region } as MatchFilters;
  const words = [
    type && (kind === 'listing' ? (listingTypes[type as ListingType] ?? type) : type),
    focusArea && inWords(focusArea),
    focusAreaId && 'one focus area',
    tag && `#${tag}`,
    city && (city.includes(',') ? `${city.split(',').length} cities` : 'one city'),
    search && `"${search}"`,
    ...(stage?.includes(',')
      ? [inWords(stage), ...wordsOfFilters({ ...match, stage: undefined })]
      : wordsOfFilters(match)),
    ...Object.entries(others).map(([name, value]) => (value === 'true' ? name : inWords(value))),
  ];
  return words.filter((word) => typeof word === 'string' && word !== '') as string[];
}

/** `energy-storage,hydrogen` as `energy storage or hydrogen`; countries in capitals. */
function inWords(value: string): string {
  return value
    .split(',')
    .map((each) => (each.length === 2 ? each.toUpperCase() : each.replaceAll('-', ' ')))
    .join(' or ');
}
