import type { ItemKind } from '#contract/items.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Arrival } from '#server/platform/records/record.ts';

/** The place up to which the new records of a kind are in the histories of their focus areas. */
export async function findNewsMark({ db }: Pick<Database, 'db'>, kind: ItemKind): Promise<number> {
  const row = await db.selectFrom('area_news').where('kind', '=', kind).select('up_to').executeTakeFirst();
  return row?.up_to ?? 0;
}

/** Moves that mark. Returns `false` when another process has already moved it. */
export async function moveNewsMark(trx: Transaction, kind: ItemKind, from: number, to: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('area_news')
    .set({ up_to: to })
    .where('kind', '=', kind)
    .where('up_to', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Writes new records into the histories of their focus areas. */
export async function insertAreaNews(
  trx: Transaction,
  kind: ItemKind,
  arrivals: readonly Arrival[],
  createdAt: string,
): Promise<void> {
  const rows = arrivals.flatMap(({ id, areaIds }) =>
    areaIds.map((areaId) => ({
      kind: 'focus-area' as const,
      item_id: areaId,
      field: kind,
      by_role: 'team' as const,
      created_at: createdAt,
      subject_kind: kind,
      subject_id: id,
    })),
  );
  if (rows.length > 0) await trx.insertInto('changes').values(rows).execute();
}
