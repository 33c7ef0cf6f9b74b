import { type AliasableExpression, type Expression, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { countCap } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import { listingTypes } from '#contract/listings.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import { hasProfile } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { ListingsTable } from '#server/platform/db/tables/listings.ts';
import type { FindItems, Searcher } from '#server/platform/records/record.ts';
import { type FewMatching, fewMatching, newestOfFew } from '#server/platform/search/few-matches-store.ts';
import {
  type AskedMatch,
  askedParams,
  isShort,
  type Match,
  matchOf,
  type Newest,
  newestInStretch,
  newestMatching as newestOf,
} from '#server/platform/search/matches-store.ts';
import { statusAt } from './lifecycle.ts';

/** Listings with a page, by their ids, for saved items, reports and enquiries. */
export const findListingItems: FindItems = async ({ db }, ids) => {
  const rows = await withPage(db)
    .where('listings.id', 'in', ids)
    .select(['listings.id', 'title', 'owner_id', 'status', 'expires_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    path: pathTo(paths.listing, { id: row.id }),
    ownerId: row.owner_id,
    // Closed and expired listings keep their page but take no enquiries.
    takesEnquiries: (now) => statusAt({ status: row.status, expiresAt: row.expires_at }, now) === 'published',
  }));
};

/** Listings that match, for the search palette. */
export const searchListings: Searcher = async (database, search, limit) => {
  const rows = await findListings(database, { search, before: undefined, limit });
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    detail: [listingTypes[row.type], row.company_name ?? row.location].filter(Boolean).join(', '),
    path: pathTo(paths.listing, { id: row.id }),
  }));
};

/** The columns of a card. */
export interface ListingRow
  extends Pick<
    ListingsTable,
    'type' | 'title' | 'excerpt' | 'tags' | 'company_name' | 'location' | 'created_at' | 'status' | 'expires_at'
  > {
  id: number;
  country: string | null;
  city_id: number | null;
  amount: string | null;
  amount_rank: number;
  focus_area_title: string;
  focus_area_slug: string;
  owner_tier: 'free' | 'professional';
}

/** The columns of a listing's page. */
export interface FullListingRow extends ListingRow {
  details: string;
  description: string;
  pictures: string;
  owner_id: number;
  owner_username: string;
  owner_full_name: string | null;
  owner_has_profile: 0 | 1;
  owner_organization: string | null;
  owner_title: string | null;
  owner_avatar_id: string | null;
  owner_avatar_hash: string | null;
  hold: Hold | null;
}

export interface ListQuery {
  search: SearchQuery | null;
  /** Only listings older than this id. */
  before: number | undefined;
  limit: number;
}

/**
 * Published listings, newest first. Some may have expired since the job last ran; the caller leaves them out
 * (`isListed`). With `search`, the index gives the ids; any combination costs one look-up.
 */
export function findListings(database: Database, { search, before, limit }: ListQuery): Promise<ListingRow[]> {
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
  return search ? newestMatching(database, { ...page, ...matchOf(database, search) }) : newest(database, page);
}

/** A page of the newest, and how many match in all, counted up to one past the cap. */
export async function findPage(database: Database, query: ListQuery): Promise<{ rows: ListingRow[]; total: number }> {
  const { search, before, limit } = query;
  if (search && database.dialect === 'postgres') {
    const { total, ids } = await findFew(database, search);
    const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
    if (ids === null) return { rows: await findListings(database, query), total };
    return { rows: total === 0 ? [] : await ofFew(database, { ...page, ids }), total };
  }
  const rows = await findListings(database, query);
  const isAll = before === undefined && rows.length < limit;
  return { rows, total: isAll ? rows.length : await countListings(database, search) };
}

/** Counts the matching listings, up to one past the cap; rows beyond it cost nothing. */
export async function countListings(database: Database, search: SearchQuery | null): Promise<number> {
  if (search) return (await findFew(database, search)).total;
  // Skipping to the cap takes half the time of counting up to it.
  const beyond = await beyondCap(database, {});
  if (beyond.length > 0) return countCap + 1;
  const [row] = await countAll(database, {});
  return row?.total ?? 0;
}

async function findFew(database: Database, search: SearchQuery): Promise<FewMatching> {
  const [row] = await countMatching(database, matchOf(database, search));
  return row ?? { total: 0, ids: null };
}

/** Featured listings are searched among this many of the newest matches. */
const featuredAmong = 200;

/** The newest featured listings that match, those of professionals. The cost does not grow when they are rare. */
export function findFeatured(database: Database, search: SearchQuery | null, limit: number): Promise<ListingRow[]> {
  const page = { among: featuredAmong, limit };
  return search ? featuredMatching(database, { ...page, ...matchOf(database, search) }) : featured(database, page);
}

interface NewMatches {
  /** Numbers after `after` up to `upTo`. */
  after: number;
  upTo: number;
  /** Leaves out this member's own listings. */
  notOf: number;
  limit: number;
}

/** The matches among the newest listings, newest first. */
export function findNewMatches(
  database: Pick<Database, 'db' | 'dialect' | 'read'>,
  search: SearchQuery | null,
  { after, upTo, notOf, limit }: NewMatches,
): Promise<ListingRow[]> {
  const stretch = { after, before: upTo + 1, notOf, limit };
  if (!search) return arrived(database, stretch);
  const find = isShort(stretch) ? matchingInShort : matchingInLong;
  return find(database, { ...stretch, ...matchOf(database, search) });
}

/** Other members' listings are searched among this many of the newest matches. */
const newestLookedThrough = 200;

/** One listing that has a page (published, closed by its owner, or expired), or `undefined`. */
export async function findListing(database: Database, id: number): Promise<FullListingRow | undefined> {
  const [row] = await one(database, { id });
  return row;
}

const cardColumns = [
  'listings.id',
  'listings.type',
  'listings.title',
  'listings.excerpt',
  'listings.tags',
  'listings.company_name',
  'listings.location',
  'listings.country',
  'listings.city_id',
  'listings.amount',
  'listings.amount_rank',
  'listings.created_at',
  'listings.status',
  'listings.expires_at',
  'focus_areas.title as focus_area_title',
  'focus_areas.slug as focus_area_slug',
  'users.membership_tier as owner_tier',
] as const;

interface Page {
  before: number;
  limit: number;
}

const newest = prepare((db, param: Param<Page>) =>
  cards(db, publishedIds(db).where('id', '<', param('before')).orderBy('id', 'desc').limit(param('limit'))),
);

const newestMatching = prepare((db, param: Param<Page & Match>, dialect) =>
  cards(db, matching(dialect, askedParams(param), { before: param('before'), limit: param('limit') })),
);

type Stretch = Omit<NewMatches, 'upTo'> & { before: number };

const newMatching = (short: boolean) =>
  prepare((db, param: Param<Stretch & Match>, dialect) => {
    const stretch = { after: param('after'), before: param('before'), limit: sql.lit(newestLookedThrough) };
    return ofOthers(db, newestInStretch(dialect, 'listing_search', askedParams(param), stretch, short), param);
  });
const matchingInShort = newMatching(true);
const matchingInLong = newMatching(false);

const arrived = prepare((db, param: Param<Stretch>) => {
  const between = publishedIds(db).where('id', '>', param('after')).where('id', '<', param('before'));
  return ofOthers(db, between.orderBy('id', 'desc').limit(newestLookedThrough), param);
});

function ofOthers(db: Kysely<Schema>, ids: Ids, param: Param<Stretch>) {
  return (
    cards(db, ids)
      .where('listings.owner_id', '<>', param('notOf'))
      // Matches are mailed, so listings by unconfirmed members are left out.
      .where('users.email_confirmed_at', 'is not', null)
      .limit(param('limit'))
  );
}

interface Featured {
  among: number;
  limit: number;
}

const featured = prepare((db, param: Param<Featured>) =>
  ofProfessionals(cards(db, publishedIds(db).orderBy('id', 'desc').limit(param('among')))).limit(param('limit')),
);

const featuredMatching = prepare((db, param: Param<Featured & Match>, dialect) =>
  ofProfessionals(cards(db, matching(dialect, askedParams(param), { limit: param('among') }))).limit(param('limit')),
);

function ofProfessionals(query: ReturnType<typeof cards>) {
  return query.where('users.membership_tier', '=', sql.lit('professional'));
}

const beyondCap = prepare((db, _param: Param<object>) =>
  publishedIds(db).orderBy('id', 'desc').limit(1).offset(countCap),
);

const countAll = prepare((db, _param: Param<object>) => counted(db, publishedIds(db).limit(countCap + 1)));

const countMatching = prepare((db, param: Param<Match>, dialect) =>
  fewMatching(db, dialect, 'listing_search', askedParams(param)),
);

const ofFew = prepare((db, param: Param<Page & { ids: string }>) =>
  cards(db, newestOfFew(param('ids'), { before: param('before'), limit: param('limit') })),
);

/** A listing in any state but draft, for its owner and admins. */
export async function findAnyListing(database: Database, id: number): Promise<FullListingRow | undefined> {
  const [row] = await oneInAnyState(database, { id });
  return row;
}

const one = prepare((db, param: Param<{ id: number }>) => full(withPage(db), param('id')));

const oneInAnyState = prepare((db, param: Param<{ id: number }>) => full(db.selectFrom('listings'), param('id')));

function full(query: SelectQueryBuilder<Schema, 'listings', object>, id: Expression<number>) {
  return query
    .innerJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .leftJoin('member_profiles', 'member_profiles.user_id', 'listings.owner_id')
    .where('listings.id', '=', id)
    .select([
      ...cardColumns,
      'listings.details',
      'listings.description',
      'listings.pictures',
      'listings.owner_id',
      'listings.hold',
      'users.username as owner_username',
      'users.full_name as owner_full_name',
      'users.organization as owner_organization',
      sql<string | null>`coalesce(member_profiles.current_position, member_profiles.headline)`.as('owner_title'),
      'member_profiles.avatar_id as owner_avatar_id',
      'member_profiles.avatar_hash as owner_avatar_hash',
      hasProfile('listings.owner_id', 'owner_has_profile'),
    ]);
}

/** All but drafts and those that the team has closed or withholds. */
function withPage(db: Kysely<Schema>) {
  return db
    .selectFrom('listings')
    .where('listings.status', '<>', sql.lit('draft'))
    .where('listings.hold', 'is', null)
    .where((where) =>
      where.or([where('listings.closed_by', 'is', null), where('listings.closed_by', '<>', sql.lit('admin'))]),
    );
}

/** A literal, not a parameter: only then can the database use the indexes of published listings. */
const published = sql.lit<'published'>('published');

/** Published listings that are not withheld. */
export function publishedIds(db: Kysely<Schema>) {
  return db.selectFrom('listings').where('status', '=', published).where('hold', 'is', null).select('id');
}

/** The newest that match. The search index holds published listings only. */
export function matching(dialect: Database['dialect'], asked: AskedMatch, page: Newest) {
  return newestOf(dialect, 'listing_search', asked, page);
}

type Ids = AliasableExpression<{ id: number }>;

/**
 * The cards of these listings, newest first. A cross join is an inner join whose order SQLite keeps, even if outdated
 * statistics suggest starting with the members.
 */
export function cards(db: Kysely<Schema>, ids: Ids) {
  return db
    .selectFrom(ids.as('page'))
    .crossJoin('listings')
    .crossJoin('focus_areas')
    .crossJoin('users')
    .whereRef('listings.id', '=', 'page.id')
    .whereRef('focus_areas.id', '=', 'listings.focus_area_id')
    .whereRef('users.id', '=', 'listings.owner_id')
    .select(cardColumns)
    .orderBy('listings.id', 'desc');
}

function counted(db: Kysely<Schema>, ids: Ids) {
  return db.selectFrom(ids.as('counted')).select((select) => select.fn.countAll<number>().as('total'));
}
