import type { ListingMatchProfile } from '#contract/match-profiles.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ListingMatchProfilesTable } from '#server/platform/db/tables/match-profiles.ts';
import { columnsOf, commonOf, isEmpty } from './columns.ts';

const rowOf = prepare((db, param: Param<{ id: number }>) =>
  db.selectFrom('listing_match_profiles').where('listing_id', '=', param('id')).selectAll(),
);

/** What a listing seeks and offers, `null` where nothing is given. */
export async function findListingMatchProfile(database: Database, id: number): Promise<ListingMatchProfile | null> {
  const [row] = await rowOf(database, { id });
  return row ? profileOf(row) : null;
}

/** The same inside a transaction. */
export async function readListingMatchProfile(trx: Transaction, id: number): Promise<ListingMatchProfile | null> {
  const row = await trx
    .selectFrom('listing_match_profiles')
    .where('listing_id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? profileOf(row) : null;
}

/** Replaces what a listing seeks and offers. The caller updates the search entry of the listing. */
export async function saveListingMatchProfile(
  trx: Transaction,
  id: number,
  profile: ListingMatchProfile,
  at: string,
): Promise<void> {
  await trx.deleteFrom('listing_match_profiles').where('listing_id', '=', id).execute();
  if (isEmpty(profile)) return;
  await trx
    .insertInto('listing_match_profiles')
    .values({
      listing_id: id,
      ...columnsOf(profile),
      amount: profile.amount,
      updated_at: at,
    })
    .execute();
}

function profileOf(row: ListingMatchProfilesTable): ListingMatchProfile {
  return {
    ...commonOf(row),
    amount: row.amount,
  };
}
