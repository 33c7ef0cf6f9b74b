import type { Router } from 'express';

import { createListing, getListing, listingBounds, listListings } from '#contract/listings.ts';
import { countCap, defaultPageSize } from '#contract/paging.ts';
import type { Deps } from '#server/deps.ts';
import { findArea } from '#server/features/focus-areas/store.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/http/cursor.ts';
import { HttpError, invalidInput, notFound } from '#server/http/http-error.ts';
import { serve } from '#server/http/route.ts';
import { toPlainText, toSafeHtml } from '#server/rich-text/rich-text.ts';
import { facet, searchQuery } from '#server/search/lexemes.ts';
import { presentListing, presentSummary } from './presenter.ts';
import { countListings, findListing, findListings, insertListing } from './store.ts';

/** The Green Market's listings (spec 2, sections 2 and 7). */
export function listingRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listListings, async ({ query }) => {
    const limit = query.limit ?? defaultPageSize;
    const search = searchQuery(query.search, [
      ...(query.type ? [facet('type', query.type)] : []),
      ...(query.focusArea ? [facet('area', query.focusArea)] : []),
      ...(query.tag ? [facet('tag', query.tag)] : []),
    ]);
    const before = decodeIdCursor(query.cursor);
    // One row more than asked for tells whether there is a next page.
    const rows = await findListings(deps.database, { search, before, limit: limit + 1 });
    const total = await countListings(deps.database, search);
    const items = rows.slice(0, limit).map(presentSummary);
    const last = items.at(-1);
    return {
      items,
      nextCursor: rows.length > limit && last ? encodeIdCursor(last.id) : null,
      count: { value: Math.min(total, countCap), isCapped: total > countCap },
    };
  });

  serve(router, deps, getListing, async ({ params }) => {
    const row = await findListing(deps.database, params.id);
    if (!row) throw notFound('listing');
    return presentListing(row);
  });

  serve(router, deps, createListing, async ({ body }, { session }) => {
    if (!session) throw new HttpError('unauthenticated', 'Please sign in to do this.');
    const area = await findArea(deps.database, 'title', body.focusArea);
    if (!area) throw invalidInput({ focusArea: 'Please select a focus area' });
    const html = toSafeHtml(body.description);
    const text = toPlainText(html);
    // Markup does not count: what people will read has to be long enough.
    if (text.length < listingBounds.description.min) {
      throw invalidInput({
        description: `Description must be at least ${listingBounds.description.min} characters`,
      });
    }
    const id = await deps.database.write((trx) =>
      insertListing(deps.database, trx, {
        ...body,
        ownerId: session.user.id,
        focusAreaId: area.id,
        focusAreaSlug: area.slug,
        html,
        text,
        createdAt: deps.now().toISOString(),
      }),
    );
    const row = await findListing(deps.database, id);
    if (!row) throw notFound('listing');
    return presentListing(row);
  });
}
