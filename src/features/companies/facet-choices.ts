import { companySizes } from '#contract/companies.ts';
import { type CompanyFacetCounts, type CompanyFacetName, companyFacetNames } from '#contract/companies-facets.ts';
import { amountRanges, foundedRanges } from '#contract/companies-figures.ts';
import type { SectorId } from '#contract/focus-areas-sectors.ts';
import { fundingStages } from '#contract/match-profiles.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';
import type { FacetOption } from '#src/components/facet-group.tsx';
import { type Choice, choicesOf } from '#src/lib/choices.ts';
import { countryName } from '#src/lib/format.ts';
import type { CompanyFilters } from './filters.ts';

/** The counted filters with their labels, in the order of the panel. */
export const facetLabels: Record<CompanyFacetName, string> = {
  country: 'Country',
  basedIn: 'Part of the world',
  focusArea: 'Focus area',
  size: 'Company size',
  stage: 'Raising',
  verified: 'Verification',
  founded: 'Founded',
  funding: 'Funding in all',
  lastRound: 'Year of the last round',
  revenue: 'Revenue',
};

const countries = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** The values that each filter may have. */
export function facetChoices(areas: readonly Choice<SectorId>[]): Record<CompanyFacetName, readonly Choice[]> {
  return {
    country: countries,
    basedIn: choicesOf(placeRegions),
    focusArea: areas,
    size: choicesOf(companySizes),
    stage: choicesOf(fundingStages),
    verified: [{ value: 'true', label: 'Verified companies' }],
    founded: choicesOf(foundedRanges),
    funding: choicesOf(amountRanges),
    lastRound: roundYears(new Date().getUTCFullYear()),
    revenue: choicesOf(amountRanges),
  };
}

/** The last years, the newest first. */
function roundYears(last: number): Choice[] {
  return Array.from({ length: 30 }, (_, ago) => ({ value: String(last - ago), label: String(last - ago) }));
}

/** Steps of a scale stand in their own order, other values by the number of companies. */
const inOwnOrder: ReadonlySet<CompanyFacetName> = new Set([
  'size',
  'stage',
  'founded',
  'funding',
  'lastRound',
  'revenue',
]);

/**
 * The options of a filter with their counts; those that would find nothing are left out unless they are chosen. Without
 * counts, as offline, all values there are.
 */
export function facetOptions(
  name: CompanyFacetName,
  choices: readonly Choice[],
  counts: CompanyFacetCounts | undefined,
  chosen: readonly string[],
): FacetOption[] {
  if (!counts) return [...choices];
  const known = new Map(counts[name].map(({ value, count }) => [value, count]));
  const options = choices
    .filter(({ value }) => known.has(value) || chosen.includes(value))
    .map((choice) => ({ ...choice, count: known.get(choice.value) ?? { value: 0, isCapped: false } }));
  return inOwnOrder.has(name) ? options : options.toSorted((a, b) => b.count.value - a.count.value);
}

/** The values that are chosen in a filter. */
export function chosenIn(filters: CompanyFilters, name: CompanyFacetName): string[] {
  return filters[name]?.split(',') ?? [];
}

/** Each value that is chosen in any counted filter, with its words. */
export function chosenFacets(filters: CompanyFilters, choices: Record<CompanyFacetName, readonly Choice[]>) {
  return companyFacetNames.flatMap((name) =>
    chosenIn(filters, name).map((value) => ({
      name,
      value,
      label: choices[name].find((choice) => choice.value === value)?.label ?? value,
    })),
  );
}
