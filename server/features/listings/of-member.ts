import type { Router } from 'express';

import type { CompanyListing } from '#contract/company-listings.ts';
import { listMemberListings, memberListingsShown } from '#contract/listings-of-member.ts';
import type { Deps } from '#server/deps.ts';
import { notBlocked } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findItem } from '#server/platform/records/records.ts';
import { findBriefListings } from './brief-listings.ts';

/** The open listings on a member's profile (rule member-listings). */
export function memberListingRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listMemberListings, async ({ params: { id } }, context) => {
    const viewerId = sessionOf(context).user.id;
    const now = deps.now();
    await findItem(deps, 'member', id, viewerId, now);
    return { items: await findListedOf(deps.database, { ownerId: id, viewerId, at: now.toISOString() }) };
  });
}

/** The newest listings of a member that are listed at this time; none where the viewer and the member have a block. */
export async function findListedOf(
  database: Pick<Database, 'db'>,
  { ownerId, viewerId, at }: { ownerId: number; viewerId: number; at: string },
): Promise<CompanyListing[]> {
  return findBriefListings(database, {
    at,
    limit: memberListingsShown,
    of: (eb) => eb.and([eb('owner_id', '=', ownerId), notBlocked(viewerId, 'listings.owner_id')]),
  });
}
