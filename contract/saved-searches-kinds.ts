import { z } from 'zod';
import { paths } from '#contract/kit/paths.ts';
import { articleFilterQuery } from './articles.ts';
import { companyFilterQuery } from './companies-facets.ts';
import { eventFilterQuery } from './events-filters.ts';
import type { ItemKind } from './items.ts';
import { listingFilterQuery } from './listings-facets.ts';
import { memberFilterQuery } from './members-facets.ts';
import { researchFilterQuery } from './research.ts';
import { technologyFilterQuery } from './technologies-facets.ts';

/** The kinds of records whose searches can be saved, with the filters of their lists. */
export const savedSearchFilters = {
  listing: z.strictObject(listingFilterQuery),
  company: z.strictObject(companyFilterQuery),
  technology: z.strictObject(technologyFilterQuery),
  member: z.strictObject(memberFilterQuery),
  event: z.strictObject(eventFilterQuery),
  article: z.strictObject(articleFilterQuery),
  research: z.strictObject(researchFilterQuery),
} as const satisfies Partial<Record<ItemKind, z.ZodType>>;
export type SavedSearchKind = keyof typeof savedSearchFilters;

/** The filters of a search as in the address of its list. */
export type AddressFilters = Readonly<Record<string, string>>;

const lists = {
  listing: paths.listings,
  company: paths.companies,
  technology: paths.technologies,
  member: paths.members,
  event: paths.events,
  article: paths.media,
  research: paths.researchHub,
} as const satisfies Record<SavedSearchKind, string>;

/** The address of the list with the filters of a search. */
export function savedSearchPath({ kind, filters }: { kind: SavedSearchKind; filters: AddressFilters }): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return `${lists[kind]}?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** The filters of an address that a saved search keeps: not the order, nor what is empty. */
export function keptFilters(kind: SavedSearchKind, filters: object): AddressFilters {
  const names = Object.keys(savedSearchFilters[kind].shape);
  return Object.fromEntries(
    Object.entries(filters).filter(
      (entry): entry is [string, string] => names.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
