import type { SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { findChangedRecords, findLastBefore, findLastChange, type MatchField } from '#server/features/changes/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Arrivals, FollowedSearches } from '#server/platform/records/record.ts';
import { recordKinds } from '#server/platform/records/records.ts';
import { type DailySearch, filtersOf, type Marks, type SavedSearchRow } from './store.ts';

/** How many new matches of one look are in the feed, the newest; the search itself shows all. */
export const mostMatches = 50;

/** Among how many of the last changes of a kind a look finds records that match now. */
const mostChanges = 1000;

type LookDeps = Pick<Deps, 'database' | 'features' | 'now'>;

/** Marks for a search that begins now: what exists is not new. */
export async function marksOf(deps: LookDeps, trx: Transaction, kind: SavedSearchKind): Promise<Marks> {
  const change = await findLastChange({ db: trx });
  const place = await searched(deps, kind).arrivals.last({ db: trx }, deps.now().toISOString());
  return { seen_place: place, seen_change: change, told_change: change };
}

/** How far looks go: the last record of a kind, and the last change. */
export interface Horizon {
  lastPlace: (kind: SavedSearchKind) => Promise<number>;
  lastChange: () => Promise<number>;
}

/** What was there by a moment, for all looks of a round: each part is read when a look first asks for it. */
export function horizonAt(deps: LookDeps, settledBefore: string): Horizon {
  const places = new Map<SavedSearchKind, Promise<number>>();
  let change: Promise<number> | undefined;
  return {
    lastPlace(kind) {
      const known = places.get(kind) ?? searched(deps, kind).arrivals.last(deps.database, settledBefore);
      places.set(kind, known);
      return known;
    },
    lastChange: () => (change ??= findLastBefore(deps.database, settledBefore)),
  };
}

/** Up to where a look goes. */
type Reach = Pick<Marks, 'seen_place' | 'seen_change'>;

/** How far a search is looked at now. */
export async function reachOf(search: SavedSearchRow, { lastPlace, lastChange }: Horizon): Promise<Reach> {
  return {
    seen_place: Math.max(search.seen_place, await lastPlace(search.kind)),
    seen_change: Math.max(search.seen_change, await lastChange()),
  };
}

/** A record that a search has found, because it is new or has changed. */
export interface Found {
  id: number;
  field: MatchField;
}

/**
 * What has been new or changed since the last look at a search, up to `reach`, and matches now; newest first. Each part is
 * read through an index and has a bound.
 */
export async function findNews(
  deps: LookDeps,
  search: DailySearch,
  { seen_place: upTo, seen_change: lastChange }: Reach,
): Promise<Found[]> {
  const { database } = deps;
  const { savedSearches } = searched(deps, search.kind);
  const filters = filtersOf(search);
  const rest = { notOf: search.user_id, limit: mostMatches, now: deps.now() };
  const arrived =
    upTo > search.seen_place
      ? await savedSearches.find(database, filters, { after: search.seen_place, upTo }, rest)
      : [];
  const fields = Object.keys(filters).flatMap((filter) => savedSearches.dependsOn[filter] ?? []);
  const edited =
    fields.length > 0
      ? await findChangedRecords(
          database,
          { kind: search.kind, fields, after: search.seen_change, upTo: lastChange },
          mostChanges,
        )
      : [];
  const known = new Set(arrived);
  const ids = edited.filter((id) => !known.has(id));
  const matching = ids.length > 0 ? await savedSearches.find(database, filters, { ids }, rest) : [];
  const found = [
    ...arrived.map((id) => ({ id, field: 'new' as const })),
    ...matching.map((id) => ({ id, field: 'changed' as const })),
  ];
  return found.slice(0, mostMatches);
}

function searched(
  deps: Pick<Deps, 'features'>,
  kind: SavedSearchKind,
): { arrivals: Arrivals; savedSearches: FollowedSearches } {
  const found = recordKinds(deps).find((one) => one.kind === kind);
  if (!found?.arrivals || !found.savedSearches) throw new Error(`Searches of the kind "${kind}" cannot be saved`);
  return { arrivals: found.arrivals, savedSearches: found.savedSearches };
}
