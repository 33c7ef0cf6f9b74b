import {
  type CompanyFacetCounts,
  type CompanyFacetName,
  type CompanyQueryFilters,
  companyFacetNames,
} from '#contract/companies-facets.ts';
import { sectorFacets } from '#contract/focus-areas-sectors.ts';
import { regionsOfCountry } from '#contract/places-regions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findRebuilds } from '#server/platform/search/rebuild-store.ts';
import { countBeforehand, talliesOf } from './facet-store.ts';

/** The values of a filter that find a company with this value in its counted column. */
const valuesOf: Record<CompanyFacetName, (stored: string) => readonly string[]> = {
  country: (country) => (country === '' ? [] : [country]),
  basedIn: (country) => regionsOfCountry(country),
  focusArea: (sector) => sectorFacets(sector),
  size: (size) => [size],
  stage: (stages) => stages.split(',').filter(Boolean),
  verified: (isVerified) => (Number(isVerified) === 1 ? ['true'] : []),
  founded: stated,
  funding: stated,
  lastRound: stated,
  revenue: stated,
};

function stated(range: string): readonly string[] {
  return range === '' ? [] : [range];
}

/**
 * How many companies the filters find, where that is known without looking them up: not with words, and not while companies
 * are indexed anew.
 */
export async function countOf(database: Database, filters: CompanyQueryFilters): Promise<number | undefined> {
  if (companyFacetNames.every((name) => filters[name] === undefined)) return undefined;
  return (await findRebuilds(database)).includes('company') ? undefined : countBeforehand(database, filters);
}

/**
 * How many companies each value of a filter finds together with all other filters, the most frequent first. Values that
 * find none are left out. While companies are indexed anew, for the first time after an update, not all are counted yet.
 */
export async function facetsOf(database: Database, filters: CompanyQueryFilters): Promise<CompanyFacetCounts> {
  const isPartial = (await findRebuilds(database)).includes('company');
  const tally = talliesOf(database, filters);
  const counts = await Promise.all(
    companyFacetNames.map(async (name) => {
      const { tallies, isCapped } = await tally(name);
      const byValue = new Map<string, number>();
      for (const { value: stored, companies } of tallies) {
        for (const value of valuesOf[name](stored)) {
          byValue.set(value, (byValue.get(value) ?? 0) + companies);
        }
      }
      const sorted = [...byValue].toSorted(([a, some], [b, more]) => more - some || (a < b ? -1 : 1));
      const entries = sorted.map(([value, number]) => ({
        value,
        count: { value: number, isCapped: isCapped || isPartial },
      }));
      return [name, entries] as const;
    }),
  );
  return Object.fromEntries(counts) as CompanyFacetCounts;
}
