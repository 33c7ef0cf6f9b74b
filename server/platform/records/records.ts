import type { SearchGroup } from '#contract/items.ts';
import { type ItemKind, itemKinds, type ReportableKind } from '#contract/items.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import type { Item, Moderated, ModeratedRecord, RecordKind, Searched } from './record.ts';

/** The dependencies for finding records; `database` may belong to a transaction. */
export interface RecordDeps extends Pick<Deps, 'features'> {
  database: Pick<Database, 'db'>;
}

/** Every kind of record. */
export function recordKinds({ features }: Pick<Deps, 'features'>): RecordKind[] {
  return features.flatMap(({ records = [] }) => records);
}

function recordKind(deps: Pick<Deps, 'features'>, kind: ItemKind): RecordKind {
  const found = recordKinds(deps).find((one) => one.kind === kind);
  if (!found) throw new Error(`No feature has records of the kind "${kind}"`);
  return found;
}

/** The records of these ids that a viewer may see by now, in any order. */
export function seenBy(
  { find, findFor }: RecordKind,
  { database, viewerId, now }: { database: RecordDeps['database']; viewerId: number | null; now: Date },
  ids: readonly number[],
): Promise<Item[]> {
  return findFor ? findFor(database, ids, viewerId) : find(database, ids, now);
}

/** The records of one kind that the viewer may see, by id; those that are gone are missing. */
export async function findItems(
  deps: RecordDeps,
  kind: ItemKind,
  ids: readonly number[],
  viewerId: number | null,
  now = new Date(),
): Promise<Map<number, Item>> {
  if (ids.length === 0) return new Map();
  const found = await seenBy(recordKind(deps, kind), { ...deps, viewerId, now }, ids);
  return new Map(found.map((item) => [item.id, item]));
}

/** A row that names a record. */
interface Naming<Kind extends ItemKind> {
  kind: Kind;
  item_id: number;
}

/** Finds the records of rows that each name one, in one query a kind; `null` for those that the viewer may not see. */
export async function findItemsOf<Kind extends ItemKind>(
  deps: RecordDeps,
  rows: readonly Naming<Kind>[],
  viewerId: number | null,
  now = new Date(),
): Promise<(row: Naming<Kind>) => Item | null> {
  const itemOf = await findItemsOfMany(
    deps,
    rows.map((row) => ({ ...row, viewerId })),
    now,
  );
  return (row) => itemOf({ ...row, viewerId });
}

/**
 * Finds the records of rows that each name one and who looks at it, in one query a kind where all see the same;
 * `null` for those that this viewer may not see.
 */
export async function findItemsOfMany<Kind extends ItemKind>(
  deps: RecordDeps,
  rows: readonly (Naming<Kind> & { viewerId: number | null })[],
  now: Date,
): Promise<(row: Naming<Kind> & { viewerId: number | null }) => Item | null> {
  const viewOf = ({ kind, viewerId }: { kind: Kind; viewerId: number | null }) =>
    recordKind(deps, kind).findFor ? `${kind} ${viewerId}` : kind;
  const found = new Map(
    await Promise.all(
      [...Map.groupBy(rows, viewOf)].map(async ([view, [first, ...others]]) => {
        if (!first) throw new Error('A group has at least one row');
        const ids = new Set([first, ...others].map(({ item_id }) => item_id));
        return [view, await findItems(deps, first.kind, [...ids], first.viewerId, now)] as const;
      }),
    ),
  );
  return (row) => found.get(viewOf(row))?.get(row.item_id) ?? null;
}

/** One record, or a 404 that names its kind. */
export async function findItem(
  deps: RecordDeps,
  kind: ItemKind,
  id: number,
  viewerId: number | null,
  now = new Date(),
): Promise<Item> {
  const item = (await findItems(deps, kind, [id], viewerId, now)).get(id);
  if (!item) throw notFound(itemKinds[kind]);
  return item;
}

/** The search of a kind of record. */
export function searchedKind(deps: Pick<Deps, 'features'>, kind: SearchGroup): Searched {
  const { search } = recordKind(deps, kind);
  if (!search) throw new Error(`Records of the kind "${kind}" are not searched`);
  return search;
}

/** The moderation of a kind of record. */
export function moderatedKind(deps: Pick<Deps, 'features'>, kind: ReportableKind): Moderated {
  const { moderated } = recordKind(deps, kind);
  if (!moderated) throw new Error(`Records of the kind "${kind}" are not moderated`);
  return moderated;
}

/** One record in any state, or `undefined`. */
export async function findModerated(
  deps: Pick<Deps, 'features'>,
  database: Pick<Database, 'db'>,
  kind: ReportableKind,
  id: number,
): Promise<ModeratedRecord | undefined> {
  const [record] = await moderatedKind(deps, kind).find(database, [id]);
  return record;
}
