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

/** Writes what a saved search has found into the feed, the last one first. */
export async function fileMatches(
  trx: Transaction,
  search: { id: number; kind: SavedSearchKind },
  found: readonly { id: number; field: MatchField }[],
  createdAt: string,
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.toReversed().map(({ id, field }) => ({
    kind: 'saved-search' as const,
    item_id: search.id,
    field,
    by_role: 'team' as const,
    created_at: createdAt,
    subject_kind: search.kind,
    subject_id: id,
  }));
  await trx.insertInto('changes').values(rows).execute();
}

/** What a saved search has found after a row of the feed, newest first. */
export function findFiled(
  { db }: Pick<Database, 'db'>,
  searchId: number,
  after: number,
  limit: number,
): Promise<Pick<ChangeRow, 'id' | 'subject_kind' | 'subject_id'>[]> {
  return db
    .selectFrom('changes')
    .where('kind', '=', 'saved-search')
    .where('item_id', '=', searchId)
    .where('id', '>', after)
    .select(['id', 'subject_kind', 'subject_id'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
