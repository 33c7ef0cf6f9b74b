import type { ListingMatchProfile } from '#contract/match-profiles.ts';
import { saveListingMatchProfile } from '#server/features/match-profiles/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { reindexListing } from './life-store.ts';

/** Replaces what a listing seeks and offers, and updates its search entry. */
export async function changeListingMatchProfile(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
  profile: ListingMatchProfile,
  at: string,
): Promise<void> {
  await saveListingMatchProfile(trx, id, profile, at);
  await reindexListing(database, trx, id);
}
