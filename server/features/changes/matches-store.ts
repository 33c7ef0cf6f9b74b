import type { SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ChangeRow } from './store.ts';

/** The name of a record that matches a saved search: it is new, or it has changed and matches now. */
export type MatchField = 'new' | 'changed';

/** The number of the last change, 0 if there is none. */
export async function findLastChange({ db }: Pick<Database, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The records of a kind with changes of these fields after one change up to another: of the last `limit` changes. */
export async function findChangedRecords(
  { db }: Pick<Database, 'db'>,
  { kind, fields, after, upTo }: { kind: SavedSearchKind; fields: readonly string[]; after: number; upTo: number },
  limit: number,
): Promise<number[]> {
  // The others have no history.
  if (kind !== 'company' && kind !== 'technology' && kind !== 'member') return [];
  const rows = await db
    .selectFrom('changes')
    .where('kind', '=', kind)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .select(['item_id', 'field'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return [...new Set(rows.filter(({ field }) => fields.includes(field)).map((row) => row.item_id))];
}

/** As many rows as one statement takes on either database, by far. */
const atOnce = 500;

/** Writes what saved searches have found into the feed, the last one of each first. */
export async function fileMatches(
  trx: Transaction,
  finds: readonly {
    search: { id: number; kind: SavedSearchKind };
    found: readonly { id: number; field: MatchField }[];
  }[],
  createdAt: string,
): Promise<void> {
  const rows = finds.flatMap(({ search, found }) =>
    found.toReversed().map(({ id, field }) => ({
      kind: 'saved-search' as const,
      item_id: search.id,
      field,
      by_role: 'team' as const,
      created_at: createdAt,
      subject_kind: search.kind,
      subject_id: id,
    })),
  );
  for (let from = 0; from < rows.length; from += atOnce) {
    await trx
      .insertInto('changes')
      .values(rows.slice(from, from + atOnce))
      .execute();
  }
}

export type Filed = Pick<ChangeRow, 'id' | 'item_id' | 'subject_kind' | 'subject_id'>;

/** What these saved searches have found and their members have not been told of: the newest of each, at most so many. */
export async function findUntold(trx: Transaction, searchIds: readonly number[], most: number): Promise<Filed[]> {
  if (searchIds.length === 0) return [];
  const ranked = trx
    .selectFrom('changes')
    .innerJoin('saved_searches', 'saved_searches.id', 'changes.item_id')
    .where('changes.kind', '=', 'saved-search')
    .where('changes.item_id', 'in', searchIds)
    .whereRef('changes.id', '>', 'saved_searches.told_change')
    .select(({ fn }) => [
      'changes.id',
      'changes.item_id',
      'changes.subject_kind',
      'changes.subject_id',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('changes.item_id').orderBy('changes.id', 'desc'))
        .as('rank'),
    ]);
  return trx
    .selectFrom(ranked.as('page'))
    .where('rank', '<=', most)
    .select(['id', 'item_id', 'subject_kind', 'subject_id'])
    .orderBy('id', 'desc')
    .execute();
}
