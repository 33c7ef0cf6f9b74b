import type { Router } from 'express';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { createListing, getListing, listListings, viewListing } from '#contract/listings.ts';
import { getWithheldListing } from '#contract/moderation-withheld.ts';
import type { Deps } from '#server/deps.ts';
import { noticeFor } from '#server/features/moderation/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { recordView, viewerOf } from '#server/platform/views/views.ts';
import { checkListing, searchOf } from './check.ts';
import { presentNew } from './present-new.ts';
import { presentWhole } from './present-whole.ts';
import { isListed, presentSummary } from './presenter.ts';
import { publish } from './review.ts';
import { countListings, findAnyListing, findFeatured, findListing, findListings } from './store.ts';

/** The number of featured listings above the first page. */
const featuredShown = 3;

/** The Green Market's listings (rule listing-terms). */
export function listingRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listListings, async ({ query }) => {
    const limit = query.limit ?? defaultPageSize;
    const search = searchOf(query);
    const before = decodeIdCursor(query.cursor);
    const isFeaturedWanted = query.withFeatured !== undefined && before === undefined;
    // One row more than asked for tells whether there is a next page.
    const [rows, featured] = await Promise.all([
      findListings(deps.database, { search, before, limit: limit + 1 }),
      isFeaturedWanted ? findFeatured(deps.database, search, featuredShown) : [],
    ]);
    // A first page that is also the last one needs no count query.
    const isAll = before === undefined && rows.length <= limit;
    const total = isAll ? rows.length : await countListings(deps.database, search);
    const page = onePage({ rows, limit, total, present: (row) => row, cursorOf: ({ id }) => encodeIdCursor(id) });
    // A listing that has just expired is left out without moving the start of the next page.
    const now = deps.now();
    const shown = (some: typeof rows) => some.filter((row) => isListed(row, now)).map(presentSummary);
    return { ...page, items: shown(page.items), featured: shown(featured) };
  });

  serve(router, deps, getListing, async ({ params }) => presentWhole(deps, await existing(deps, params.id)));

  serve(router, deps, getWithheldListing, async ({ params }, context) => {
    const row = await findAnyListing(deps.database, params.id);
    if (!row || row.status === 'draft') throw notFound('listing');
    return { record: await presentWhole(deps, row), hold: await noticeFor(deps.database, context, 'listing', row) };
  });

  serve(router, deps, createListing, async ({ body }, context) => {
    const { user } = sessionOf(context);
    const listing = await checkListing(deps, body);
    const createdAt = deps.now().toISOString();
    const id = await deps.database.write((trx) => publish(deps, trx, user, { ...listing, createdAt }));
    deps.mail.wake();
    return presentNew(deps, id);
  });

  serve(router, deps, viewListing, async ({ params }, { req, session }) => {
    const row = await existing(deps, params.id);
    if (row.owner_id !== session?.user.id) await recordView(deps, { kind: 'listing', itemId: row.id }, viewerOf(req));
    return { ok: true as const };
  });
}

async function existing(deps: Deps, id: number) {
  const row = await findListing(deps.database, id);
  if (!row) throw notFound('listing');
  return row;
}
