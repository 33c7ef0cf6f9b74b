import type { Listing } from '#contract/listings.ts';
import type { Deps } from '#server/deps.ts';
import { findListingMatchProfile } from '#server/features/match-profiles/index.ts';
import { presentListing } from './presenter.ts';
import type { FullListingRow } from './store.ts';

/** A listing as its own page shows it, with what it seeks and offers. */
export async function presentWhole(deps: Pick<Deps, 'database' | 'now'>, row: FullListingRow): Promise<Listing> {
  return presentListing(row, await findListingMatchProfile(deps.database, row.id), deps.now());
}
