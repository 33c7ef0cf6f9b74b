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

/** Adds a partner at this place of the strip. */
export async function insertPartner(
  trx: Transaction,
  partner: Omit<Partner, 'id'> & { position: number },
): Promise<void> {
  await trx.insertInto('partners').values(partner).execute();
}
