import { type Expression, type Kysely, type SelectQueryBuilder, sql } from 'kysely';

import { detailFields, type ListingDetails, type ParsedListingInput } from '#contract/listings.ts';
import { countCap } from '#contract/paging.ts';
import type { Database } from '#server/db/database.ts';
import { type Param, prepare } from '#server/db/prepared.ts';
import type { ListingsTable, Schema, Transaction } from '#server/db/schema.ts';
import { excerptOf } from '#server/rich-text/rich-text.ts';
import { facet, lexemesOf, type SearchQuery, toFts5, toTsquery } from '#server/search/lexemes.ts';

/** What a card is made of. */
export interface ListingRow
  extends Pick<ListingsTable, 'type' | 'title' | 'excerpt' | 'tags' | 'company_name' | 'location' | 'created_at'> {
  id: number;
  focus_area_title: string;
  focus_area_slug: string;
  owner_tier: 'free' | 'professional';
}

/** What a listing's page is made of. */
export interface FullListingRow extends ListingRow {
  details: string;
  description: string;
  owner_id: number;
  owner_username: string;
  owner_full_name: string | null;
}

export interface ListQuery {
  search: SearchQuery | null;
  /** Only listings older than this id. */
  before: number | undefined;
  limit: number;
}

/** Published listings, newest first. With `search`, the index gives the ids; any mix costs one look-up. */
export function findListings(database: Database, { search, before, limit }: ListQuery): Promise<ListingRow[]> {
  const page = { before: before ?? Number.MAX_SAFE_INTEGER, limit };
  return search ? newestMatching(database, { ...page, match: matchText(database, search) }) : newest(database, page);
}

/** How many listings match, counted up to one past the cap: what is beyond costs nothing. */
export async function countListings(database: Database, search: SearchQuery | null): Promise<number> {
  const [row] = search
    ? await countMatching(database, { match: matchText(database, search) })
    : await countAll(database, {});
  return row?.total ?? 0;
}

/** One published listing, or `undefined`. */
export async function findListing(database: Database, id: number): Promise<FullListingRow | undefined> {
  const [row] = await one(database, { id });
  return row;
}

export interface NewListing extends ParsedListingInput {
  ownerId: number;
  focusAreaId: number;
  focusAreaSlug: string;
  /** The description as sanitised HTML, and its words alone. */
  html: string;
  text: string;
  createdAt: string;
}

/** Adds a published listing together with its search entry and returns its id. */
export async function insertListing(database: Database, trx: Transaction, listing: NewListing): Promise<number> {
  const details = detailsOf(listing);
  const { id } = await trx
    .insertInto('listings')
    .values({
      owner_id: listing.ownerId,
      type: listing.type,
      title: listing.title,
      description: listing.html,
      excerpt: excerptOf(listing.text),
      focus_area_id: listing.focusAreaId,
      contact_email: listing.contactEmail,
      tags: JSON.stringify(listing.tags),
      details: JSON.stringify(details),
      company_name: details.companyName ?? null,
      location: details.companyLocation ?? details.jobLocation ?? null,
      status: 'published',
      created_at: listing.createdAt,
      updated_at: listing.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = [
    listing.title,
    listing.text,
    ...listing.tags,
    details.companyName,
    details.companyLocation,
    details.jobLocation,
  ];
  await indexListing(database, trx, id, [
    ...lexemesOf(words.filter((word) => word !== undefined).join(' ')),
    facet('type', listing.type),
    facet('area', listing.focusAreaSlug),
    ...listing.tags.map((tag) => facet('tag', tag)),
  ]);
  return id;
}

const cardColumns = [
  'listings.id',
  'listings.type',
  'listings.title',
  'listings.excerpt',
  'listings.tags',
  'listings.company_name',
  'listings.location',
  'listings.created_at',
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

const newestMatching = prepare((db, param: Param<Page & { match: string }>, dialect) =>
  cards(
    db,
    matchingIds(db, dialect, param('match'))
      .where('rowid', '<', param('before'))
      .orderBy('rowid', 'desc')
      .limit(param('limit')),
  ),
);

const countAll = prepare((db, _param: Param<object>) => counted(db, publishedIds(db).limit(countCap + 1)));

const countMatching = prepare((db, param: Param<{ match: string }>, dialect) =>
  counted(db, matchingIds(db, dialect, param('match')).limit(countCap + 1)),
);

const one = prepare((db, param: Param<{ id: number }>) =>
  db
    .selectFrom('listings')
    .innerJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .where('listings.id', '=', param('id'))
    .where('listings.status', '=', published)
    .select([
      ...cardColumns,
      'listings.details',
      'listings.description',
      'listings.owner_id',
      'users.username as owner_username',
      'users.full_name as owner_full_name',
    ]),
);

/** Written out, not a parameter: only then may the database use the index of published listings. */
const published = sql.lit<'published'>('published');

function publishedIds(db: Kysely<Schema>) {
  return db.selectFrom('listings').where('status', '=', published).select('id');
}

/** The search index holds published listings only. */
function matchingIds(db: Kysely<Schema>, dialect: Database['dialect'], match: Expression<string>) {
  return db
    .selectFrom('listing_search')
    .where(
      dialect === 'sqlite' ? sql<boolean>`listing_search match ${match}` : sql<boolean>`lexemes @@ ${match}::tsquery`,
    )
    .select('rowid as id');
}

function matchText({ dialect }: Database, search: SearchQuery): string {
  return dialect === 'sqlite' ? toFts5(search) : toTsquery(search);
}

type Ids = Pick<SelectQueryBuilder<Schema, 'listings' | 'listing_search', { id: number }>, 'as'>;

/**
 * The cards of these listings, newest first. A cross join is an inner join whose order SQLite keeps:
 * without statistics it would start with all members and look for their listings.
 */
function cards(db: Kysely<Schema>, ids: Ids) {
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

async function indexListing({ dialect }: Database, trx: Transaction, id: number, lexemes: string[]): Promise<void> {
  const values =
    dialect === 'sqlite' ? sql`${id}, ${lexemes.join(' ')}` : sql`${id}, array_to_tsvector(${lexemes}::text[])`;
  await sql`insert into listing_search (rowid, lexemes) values (${values})`.execute(trx);
}

/** The fields of the listing's own kind that were given; those of another kind are left behind. */
function detailsOf(listing: ParsedListingInput): ListingDetails {
  const { required, optional } = detailFields[listing.type];
  const given = [...required, ...optional].map((field) => [field, listing[field]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
