import type { Partner } from '#contract/partners.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** The partners that everyone sees, in their order. */
export function listShownPartners({ db }: Database): Promise<Partner[]> {
  return db
    .selectFrom('partners')
    .where('is_shown', '=', 1)
    .select(['id', 'name', 'tagline'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The number of a partner, by its name; `undefined` if there is none. */
export async function findPartnerNamed({ db }: Pick<Database, 'db'>, name: string): Promise<number | undefined> {
  return (await db.selectFrom('partners').where('name', '=', name).select('id').executeTakeFirst())?.id;
}

/** Adds a partner at this place of the strip. */
export async function insertPartner(
  trx: Transaction,
  partner: Omit<Partner, 'id'> & { position: number },
): Promise<void> {
  await trx.insertInto('partners').values(partner).execute();
}
