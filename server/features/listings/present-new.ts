import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { presentWhole } from './present-whole.ts';
import { findAnyListing } from './store.ts';

/** A listing that its owner has just published, and whether the team looks at it before others do. */
export async function presentNew(deps: Pick<Deps, 'database' | 'now'>, id: number) {
  const row = await findAnyListing(deps.database, id);
  if (!row) throw notFound('listing');
  return { ...(await presentWhole(deps, row)), isUnderReview: row.hold === 'pending' };
}
