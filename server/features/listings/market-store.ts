import { sql } from 'kysely';

import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ListingDetails, ListingType } from '#contract/listings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What market figures need to know of a listing. */
export interface MarketListing {
  id: number;
  type: ListingType;
  /** Slug of its focus area. */
  area: string;
  location: string | null;
  publishedAt: string;
  details: ListingDetails;
}

/** The listings after a number that are published, not withheld, and within their term, in the order of their numbers. */
export async function listingsForMarkets(
  database: Pick<Database, 'db'>,
  after: number,
  limit: number,
  now: string,
): Promise<MarketListing[]> {
  const rows = await listed(database, now)
    // A cross join keeps the order of the listings' numbers (SQLite).
    .crossJoin('focus_areas')
    .whereRef('focus_areas.id', '=', 'listings.focus_area_id')
    .where('listings.id', '>', after)
    .orderBy('listings.id')
    .limit(limit)
    .select([
      'listings.id',
      'listings.type',
      'listings.location',
      'listings.created_at',
      'listings.details',
      'focus_areas.slug as area',
    ])
    .execute();
  return rows.map(({ created_at: publishedAt, details, ...row }) => ({
    ...row,
    publishedAt,
    details: JSON.parse(details) as ListingDetails,
  }));
}

/** Those of these listings that are published, not withheld, and within their term. */
export async function findListed(
  database: Pick<Database, 'db'>,
  ids: readonly number[],
  now: string,
): Promise<{ id: number; title: string; path: string }[]> {
  if (ids.length === 0) return [];
  const rows = await listed(database, now)
    .where('listings.id', 'in', ids)
    .select(['listings.id', 'listings.title'])
    .execute();
  return rows.map((row) => ({ ...row, path: pathTo(paths.listing, { id: row.id }) }));
}

function listed({ db }: Pick<Database, 'db'>, now: string) {
  return db
    .selectFrom('listings')
    .where('listings.status', '=', sql.lit('published'))
    .where('listings.hold', 'is', null)
    .where('listings.expires_at', '>', now);
}
