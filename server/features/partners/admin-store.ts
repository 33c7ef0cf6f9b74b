import { type Selectable, sql } from 'kysely';

import type { PartnerFields } from '#contract/partners-admin.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { PartnersTable } from '#server/platform/db/tables/site.ts';

export type PartnerRow = Selectable<PartnersTable>;

/** Locks all partners until `trx` ends, so that their number and order change one at a time. */
export async function lockPartners({ dialect }: Pick<Database, 'dialect'>, trx: Transaction): Promise<void> {
  if (dialect === 'postgres') await sql`select id from partners order by id for update`.execute(trx);
  else await sql`update partners set id = id`.execute(trx);
}

/** All partners in their order, with their editions. */
export function findPartnerEditions({ db }: Pick<Database, 'db'>): Promise<PartnerRow[]> {
  return db.selectFrom('partners').selectAll().orderBy('position').orderBy('id').execute();
}

/** Adds a partner as the last one. Throws a unique violation for a name that is taken. */
export async function addPartner(trx: Transaction, partner: PartnerFields): Promise<PartnerRow> {
  const { position } = await trx
    .selectFrom('partners')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('partners')
    .values({ ...columnsOf(partner), position: (position ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the next edition; `undefined` when `version` is no longer the newest. Throws as above. */
export function updatePartnerRow(
  trx: Transaction,
  id: number,
  version: number,
  partner: PartnerFields,
): Promise<PartnerRow | undefined> {
  return trx
    .updateTable('partners')
    .set({ ...columnsOf(partner), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

function columnsOf({ name, tagline, isShown }: PartnerFields) {
  return { name, tagline, is_shown: isShown ? 1 : 0 };
}

export async function placePartner(trx: Transaction, id: number, position: number): Promise<void> {
  await trx.updateTable('partners').set({ position }).where('id', '=', id).execute();
}

/** Returns the deleted partner; `undefined` where there is none. */
export function deletePartnerRow(trx: Transaction, id: number): Promise<PartnerRow | undefined> {
  return trx.deleteFrom('partners').where('id', '=', id).returningAll().executeTakeFirst();
}
