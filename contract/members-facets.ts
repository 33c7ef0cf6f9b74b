import { z } from 'zod';

import { type FacetCounts, facetCounts } from '#contract/kit/facet-counts.ts';
import { type Facets, facet } from '#contract/kit/facets.ts';
import { anyOf, choice, searchText } from '#contract/kit/fields.ts';
import { inEuros } from './companies-figures.ts';
import { fundingStages, type MemberMatchProfile, matchFilterQuery, matchRoles } from './match-profiles.ts';
import { matchFilterFacets } from './match-profiles-facets.ts';
import { cityFilter } from './places.ts';
import { countryCode } from './places-countries.ts';
import { placeRegions } from './places-regions.ts';

/** Amounts that investors invest at once: value as sent, label as shown. */
export const ticketRanges = {
  'under-100k': 'Under €100K',
  '100k-500k': '€100K to €500K',
  '500k-2m': '€500K to €2M',
  '2m-10m': '€2M to €10M',
  'over-10m': '€10M and more',
} as const;
export type TicketRange = keyof typeof ticketRanges;

/** Where each range begins, in euros, upwards. */
const ticketsFrom: Readonly<Record<TicketRange, number>> = {
  'under-100k': 1,
  '100k-500k': 100_000,
  '500k-2m': 500_000,
  '2m-10m': 2_000_000,
  'over-10m': 10_000_000,
};

/** The ranges in which an investor invests, by the smallest and the largest amount; none where neither is given. */
export function ticketsOf({ ticketMin, ticketMax, currency }: MemberMatchProfile): TicketRange[] {
  if (ticketMin === null && ticketMax === null) return [];
  const euros = (amount: number) => inEuros({ amount, currency });
  const least = ticketMin === null ? 1 : euros(ticketMin);
  const most = ticketMax === null ? Number.POSITIVE_INFINITY : euros(ticketMax);
  const ranges = Object.entries(ticketsFrom) as [TicketRange, number][];
  return ranges
    .filter(([, from], place) => from <= most && (ranges[place + 1]?.[1] ?? Number.POSITIVE_INFINITY) > least)
    .map(([range]) => range);
}

/** What a member invests at once, as a card shows it. */
export const ticketSize = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string(),
});
export type TicketSize = z.infer<typeof ticketSize>;

/** The same, with the largest amount in euros, by which members are sorted; `null` where neither amount is given. */
export function ticketOf({ ticketMin: min, ticketMax: max, currency }: MemberMatchProfile): {
  ticket: TicketSize | null;
  euros: number;
} {
  const largest = max ?? min;
  if (largest === null) return { ticket: null, euros: 0 };
  return { ticket: { min, max, currency }, euros: inEuros({ amount: largest, currency }) };
}

/** The filters of members that are counted, and any of whose values may be chosen: `role=investor,corporate`. */
const counted = {
  role: anyOf(choice(matchRoles)).optional(),
  stage: anyOf(choice(fundingStages)).optional(),
  ticket: anyOf(choice(ticketRanges)).optional(),
  country: anyOf(countryCode).optional(),
  basedIn: anyOf(choice(placeRegions)).optional(),
};
export const memberFacetNames = Object.keys(counted) as (keyof typeof counted)[];
export type MemberFacetName = keyof typeof counted;

/** The filters of the directory (rule member-directory): each combines with all others. */
export const memberFilterQuery = {
  /** Words of name, title, organization, bio, place, interests and skills; the last one may be unfinished. */
  search: searchText.optional(),
  /** Slug of a focus area. */
  focusArea: z.string().max(60).optional(),
  ...matchFilterQuery,
  ...counted,
  ...cityFilter,
};
export type MemberQueryFilters = z.output<z.ZodObject<typeof memberFilterQuery>>;

/** The filters, without the words, as lexemes of the search index. */
export function memberFilterFacets(filters: MemberQueryFilters): Facets {
  const { seek, offer, region } = filters;
  const any = (name: string, values: readonly string[] | undefined) =>
    values ? [values.map((value) => facet(name, value))] : [];
  return [
    ...any('area', filters.focusArea ? [filters.focusArea] : undefined),
    ...matchFilterFacets({ seek, offer, region }),
    ...any('role', filters.role),
    ...any('stage', filters.stage),
    ...any('ticket', filters.ticket),
    ...any('country', filters.country),
    ...any('basedin', filters.basedIn),
    ...any('city', filters.city),
  ];
}

/** The lexeme of those who state what they invest at once. */
export const hasTicket = facet('hasticket', 'true');

/** The lexemes by which the filter for tickets finds a member. */
export function ticketFacets(profile: MemberMatchProfile): string[] {
  const ranges = ticketsOf(profile).map((range) => facet('ticket', range));
  return ranges.length > 0 ? [...ranges, hasTicket] : [];
}

export const memberFacetCounts = facetCounts(memberFacetNames);
export type MemberFacetCounts = FacetCounts<MemberFacetName>;
