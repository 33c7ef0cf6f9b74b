import type { SearchGroup } from '#contract/items.ts';
import type { FacetCounts } from '#contract/kit/facet-counts.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findRebuilds } from '#server/platform/search/rebuild-store.ts';
import { type Counting, countBeforehand, talliesOf } from './tally-store.ts';

/** How the filters of a list are counted. */
export interface FacetedKind<Name extends string, Filters> extends Counting<Name, Filters> {
  kind: SearchGroup;
  /** The values of each filter that find a record with this value in the counted column. */
  values: Record<Name, (stored: string) => readonly string[]>;
}

/**
 * How many records each value of a filter finds together with all other filters, the most frequent first. Values that
 * find none are left out. While records are indexed anew, for the first time after an update, not all are counted yet.
 */
export async function countFacets<Name extends string, Filters extends Partial<Record<Name, unknown>>>(
  database: Database,
  faceted: FacetedKind<Name, Filters>,
  filters: Filters,
): Promise<FacetCounts<Name>> {
  const isPartial = (await findRebuilds(database)).includes(faceted.kind);
  const tally = talliesOf(database, faceted, filters);
  const names = Object.keys(faceted.columns) as Name[];
  const counts = await Promise.all(
    names.map(async (name) => {
      const { tallies, isCapped } = await tally(name);
      const byValue = new Map<string, number>();
      for (const { value: stored, records } of tallies) {
        for (const value of faceted.values[name](stored)) {
          byValue.set(value, (byValue.get(value) ?? 0) + records);
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
  return Object.fromEntries(counts) as FacetCounts<Name>;
}

/**
 * How many records the filters find, where that is known without looking them up: not with words, and not while records are
 * indexed anew.
 */
export async function countOf<Name extends string, Filters>(
  database: Database,
  faceted: FacetedKind<Name, Filters>,
  filters: Filters,
): Promise<number | undefined> {
  if (faceted.conditions(filters)?.length === 0) return undefined;
  return (await findRebuilds(database)).includes(faceted.kind)
    ? undefined
    : countBeforehand(database, faceted, filters);
}
