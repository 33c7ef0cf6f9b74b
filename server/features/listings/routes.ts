import type { Router } from 'express';
import { newsFeedEntries } from '#contract/kit/news-feeds.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import {
  createListing,
  getListing,
  getWithheldListing,
  listingsFeed,
  listListingCities,
  listListings,
  viewListing,
} from '#contract/listings.ts';
import type { Deps } from '#server/deps.ts';
import { noticeFor } from '#server/features/moderation/index.ts';
import { countCities } from '#server/platform/facets/cities.ts';
import { countFacets } from '#server/platform/facets/facets.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serveNewsFeed } from '#server/platform/http/news-feed.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { recordView, viewerOf } from '#server/platform/views/views.ts';
import { checkListing, searchOf } from './check.ts';
import { serveListingExport } from './export.ts';
import { facetedListings } from './facet-store.ts';
import { pageOfListings, presentListed } from './list-page.ts';
import { presentNew } from './present-new.ts';
import { presentWhole } from './present-whole.ts';
import { publish } from './review.ts';
import { findAnyListing, findFeatured, findListing } from './store.ts';

/** The number of featured listings above the first page. */
const featuredShown = 3;

/** The Green Market's listings (rule listing-terms). */
export function listingRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listListings, async ({ query }) => {
    const isFeaturedWanted = query.withFeatured !== undefined && query.cursor === undefined;
    const [page, featured] = await Promise.all([
      pageOfListings(deps, query, query),
      isFeaturedWanted ? findFeatured(deps.database, searchOf(query), featuredShown) : [],
    ]);
    const list = { ...page, featured: presentListed(featured, deps.now()) };
    return query.facets ? { ...list, facets: await countFacets(deps.database, facetedListings, query) } : list;
  });

  serve(router, deps, listListingCities, ({ query }) => countCities(deps.database, facetedListings, query));

  serveListingExport(router, deps);

  serveNewsFeed(router, deps, listingsFeed, {
    title: 'Listings',
    page: paths.listings,
    async entries(query) {
      const { items } = await pageOfListings(deps, query, { limit: newsFeedEntries });
      return items.map((listing) => ({
        path: pathTo(paths.listing, { id: listing.id }),
        title: listing.title,
        summary: listing.excerpt,
        author: listing.companyName,
        subject: listing.focusArea,
        publishedAt: listing.createdAt,
      }));
    },
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
