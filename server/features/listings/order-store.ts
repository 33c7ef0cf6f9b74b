import { sql } from 'kysely';

import { day } from '#contract/kit/durations.ts';
import { narrowed, type SearchQuery } from '#contract/kit/search-words.ts';
import { listingTerm } from '#contract/listings.ts';
import { endsFacet, hasAmount } from '#contract/listings-facets.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import { idSpace } from '#server/platform/search/figure-rank.ts';
import {
  allMatching,
  askedMatch,
  askedParams,
  type Match,
  matchOf,
  newestMatching,
} from '#server/platform/search/matches-store.ts';
import { cards, findListings, type ListingRow, matching, publishedIds } from './store.ts';

/** Up to so many matches are sorted; of more, the first days fill the page. */
export const sortedListings = 500;

interface InOrder<Place> {
  search: SearchQuery | null;
  after: Place | undefined;
  limit: number;
}

/** The day on which a term ends (UTC), and a listing of that day. */
export interface EndPlace {
  day: string;
  id: number;
}

/**
 * Listings by the day on which their term ends, the soonest first, and the newest first within a day. Each day is looked up
 * until the page is full.
 *
 * @param total how many match: few of them are sorted instead
 */
export async function findByEnd(
  database: Database,
  now: Date,
  { search, after, limit }: InOrder<EndPlace>,
  total: number,
): Promise<ListingRow[]> {
  if (search && total <= sortedListings) return sortedByEnd(database, { search, after, limit });
  const found: ListingRow[] = [];
  for (const end of daysFrom(after?.day, now)) {
    if (found.length >= limit) break;
    const before = end === after?.day ? after.id : undefined;
    const ofDay = narrowed(search ?? [], endsFacet(end));
    found.push(...(await findListings(database, { search: ofDay, before, limit: limit - found.length })));
  }
  return found;
}

/** The days on which terms may end: none lasts longer than a whole term from now. */
function daysFrom(first: string | undefined, now: Date): string[] {
  const days = Array.from({ length: listingTerm.days + 2 }, (_, ahead) =>
    new Date(now.getTime() + ahead * day).toISOString().slice(0, 10),
  );
  return first === undefined ? days : days.filter((each) => each >= first);
}

function sortedByEnd(
  { db, dialect, read }: Database,
  { search, after, limit }: InOrder<EndPlace> & { search: SearchQuery },
): Promise<ListingRow[]> {
  const end = sql<string>`substr(listings.expires_at, 1, 10)`;
  const ids = db
    .selectFrom(allMatching(dialect, 'listing_search', askedMatch(matchOf({ dialect }, search))).as('found'))
    .innerJoin('listings', 'listings.id', 'found.id')
    .$if(after !== undefined, (qb) =>
      qb.where(sql<boolean>`(${end} > ${after?.day} or (${end} = ${after?.day} and listings.id < ${after?.id}))`),
    )
    .orderBy(end)
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .select('listings.id');
  const page = cards(db, ids).clearOrderBy().orderBy(end).orderBy('listings.id', 'desc');
  return read<ListingRow>(page.compile());
}

/** The rank of a listing with an amount; of another one 0, and its id. */
export interface AmountPlace {
  rank: number;
  id: number;
}

/** Listings by their amount, the largest first; behind them those that state none, newest first. */
export async function findByAmount(
  database: Database,
  { search, after, limit }: InOrder<AmountPlace>,
): Promise<ListingRow[]> {
  const match = search && matchOf(database, search);
  const stated = after?.rank === 0 ? [] : await findStated(database, match, after?.rank, limit);
  const missing = limit - stated.length;
  if (missing === 0) return stated;
  const page = { before: after?.rank === 0 ? after.id : Number.MAX_SAFE_INTEGER, limit: missing };
  const others = search
    ? othersMatching(database, { ...page, ...matchOf(database, search, narrowed([], hasAmount)) })
    : othersOfAll(database, page);
  return [...stated, ...(await others)];
}

function findStated(database: Database, match: Match | null, before = Number.MAX_SAFE_INTEGER, limit: number) {
  const page = { before, limit };
  return match ? statedMatching(database, { ...page, ...match }) : statedOfAll(database, page);
}

interface Page {
  before: number;
  limit: number;
}

const statedOfAll = prepare((db, param: Param<Page>) =>
  byAmount(
    cards(
      db,
      publishedIds(db)
        .where('amount_rank', '>', sql.lit(0))
        .where('amount_rank', '<', param('before'))
        .orderBy('amount_rank', 'desc')
        .limit(param('limit')),
    ),
  ),
);

const statedMatching = prepare((db, param: Param<Page & Match>, dialect) =>
  byAmount(
    cards(
      db,
      db
        .selectFrom(
          newestMatching(dialect, 'listing_amount_search', askedParams(param), {
            before: param('before'),
            limit: param('limit'),
          }).as('ranked'),
        )
        .select(sql<number>`ranked.id % ${sql.lit(idSpace)}`.as('id')),
    ),
  ),
);

const othersOfAll = prepare((db, param: Param<Page>) =>
  cards(
    db,
    publishedIds(db)
      .where('amount_rank', '=', sql.lit(0))
      .where('id', '<', param('before'))
      .orderBy('id', 'desc')
      .limit(param('limit')),
  ),
);

const othersMatching = prepare((db, param: Param<Page & Match>, dialect) =>
  cards(db, matching(dialect, askedParams(param), { before: param('before'), limit: param('limit') })),
);

function byAmount(query: ReturnType<typeof cards>) {
  return query.clearOrderBy().orderBy('listings.amount_rank', 'desc');
}
