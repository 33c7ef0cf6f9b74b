import { day } from '#contract/kit/durations.ts';
import { listingInput } from '#contract/listings.ts';
import type { Deps } from '#server/deps.ts';
import { findUserForSignIn } from '#server/features/accounts/index.ts';
import { checkListing, insertListing } from '#server/features/listings/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { claimSeed } from '../seed-store.ts';
import { firstListings } from './first-listings.ts';
import { laterListings } from './later-listings.ts';
import type { SampleListing } from './sample-listing.ts';

/** The oldest is as old as this at the first start: no term is about to end, none of them is new today. */
const oldest = 80;
const total = firstListings.length + laterListings.length;

/** The listings of the test users and the first sample members, in the transaction that adds these. */
export async function seedFirstListings(deps: Pick<Deps, 'database' | 'now'>, trx: Transaction): Promise<void> {
  await insertAll(deps, trx, firstListings, 0);
}

/** The listings of the other sample members, newer than the first ones. */
export async function seedLaterListings(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await deps.database.write(async (trx) => {
    if (!(await claimSeed(trx, 'later-listings', deps.now().toISOString()))) return;
    await insertAll(deps, trx, laterListings, firstListings.length);
  });
}

async function insertAll(
  deps: Pick<Deps, 'database' | 'now'>,
  trx: Transaction,
  listings: readonly SampleListing[],
  first: number,
): Promise<void> {
  const inTrx = { ...deps.database, db: trx };
  for (const [index, { owner, ...sample }] of listings.entries()) {
    const found = await findUserForSignIn(inTrx, owner, deps.now());
    if (!found) throw new Error(`The sample listing "${sample.title}" names an unknown owner`);
    const input = listingInput.parse({ ...sample, contactEmail: found.user.email });
    // Evenly spread from the oldest on; the hours vary with the place.
    const age = (oldest * (total - first - index) * day) / total;
    await insertListing(deps.database, trx, {
      ...(await checkListing({ database: inTrx }, input)),
      ownerId: found.user.id,
      createdAt: new Date(deps.now().getTime() - age).toISOString(),
    });
  }
}
