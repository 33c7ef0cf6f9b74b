import type { ReportableKind } from '#contract/items.ts';
import type { Hold, HoldNotice } from '#contract/moderation-holds.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

interface NewHold {
  kind: ReportableKind;
  itemId: number;
  reason: string;
  at: string;
}

/** Stores why a record is withheld; replaces an earlier reason. */
export async function putHold(trx: Transaction, { kind, itemId, reason, at }: NewHold): Promise<void> {
  await trx
    .insertInto('holds')
    .values({ kind, item_id: itemId, reason, placed_at: at, company_id: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id']).doUpdateSet({ reason, placed_at: at, company_id: null }),
    )
    .execute();
}

export async function deleteHold(trx: Transaction, kind: ReportableKind, itemId: number): Promise<void> {
  await trx.deleteFrom('holds').where('kind', '=', kind).where('item_id', '=', itemId).execute();
}

/** Withholds a technology for the same reason as its company, and for as long. */
export async function inheritHold(trx: Transaction, technologyId: number, companyId: number): Promise<void> {
  await trx
    .insertInto('holds')
    .columns(['kind', 'item_id', 'reason', 'placed_at', 'company_id'])
    .expression((eb) =>
      eb
        .selectFrom('holds')
        .where('kind', '=', 'company')
        .where('item_id', '=', companyId)
        .select((select) => [
          select.val<ReportableKind>('technology').as('kind'),
          select.val(technologyId).as('item_id'),
          'reason',
          'placed_at',
          select.val(companyId).as('company_id'),
        ]),
    )
    .execute();
}

/** The technologies that are withheld because their company is. */
export async function findInherited(trx: Transaction, companyId: number): Promise<number[]> {
  const rows = await trx.selectFrom('holds').where('company_id', '=', companyId).select('item_id').execute();
  return rows.map((row) => row.item_id);
}

/** The notice that the owner of a withheld record sees. */
export async function noticeOf(
  { db }: Pick<Database, 'db'>,
  kind: ReportableKind,
  itemId: number,
  state: Hold,
): Promise<HoldNotice> {
  const row = await db
    .selectFrom('holds')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .select(['reason', 'placed_at'])
    .executeTakeFirstOrThrow();
  return { state, reason: row.reason, since: row.placed_at };
}

/** Why these records are withheld, by id. */
export async function findHoldReasons(
  { db }: Pick<Database, 'db'>,
  kind: ReportableKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('holds')
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .select(['item_id', 'reason'])
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.reason]));
}
