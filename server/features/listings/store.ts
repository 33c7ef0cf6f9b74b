import { type SelectQueryBuilder, sql } from 'kysely';

import { detailFields, type ListingDetails, type ParsedListingInput } from '#contract/listings.ts';
import { countCap } from '#contract/paging.ts';
import type { Database } from '#server/db/database.ts';
import type { ListingsTable, Schema, Transaction } from '#server/db/schema.ts';
import { facet, lexemesOf, type SearchQuery, toFts5, toTsquery } from '#server/search/lexemes.ts';
import { excerptOf, toPlainText } from './rich-text.ts';

/** What a card is made of. */
export interface ListingRow
  extends Pick<ListingsTable, 'type' | 'title' | 'excerpt' | 'tags' | 'details' | 'created_at'> {
  id: number;
  focus_area_title: string;
  focus_area_slug: string;
  owner_tier: 'free' | 'professional';
}

/** What a listing's page is made of. */
export interface FullListingRow extends ListingRow {
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
export async function findListings(database: Database, query: ListQuery): Promise<ListingRow[]> {
  let ids = matchingIds(database, query.search);
  if (query.before !== undefined) ids = ids.where('found.id', '<', query.before);
  return database.db
    .selectFrom(ids.orderBy('found.id', 'desc').limit(query.limit).as('page'))
    .innerJoin('listings', 'listings.id', 'page.id')
    .innerJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(cardColumns)
    .orderBy('listings.id', 'desc')
    .execute();
}

/** How many listings match, counted up to one past the cap: what is beyond costs nothing. */
export async function countListings(database: Database, search: SearchQuery | null): Promise<number> {
  const row = await database.db
    .selectFrom(
      matchingIds(database, search)
        .limit(countCap + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** One published listing, or `undefined`. */
export function findListing({ db }: Database, id: number): Promise<FullListingRow | undefined> {
  return db
    .selectFrom('listings')
    .innerJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .where('listings.id', '=', id)
    .where('listings.status', '=', 'published')
    .select([
      ...cardColumns,
      'listings.description',
      'listings.owner_id',
      'users.username as owner_username',
      'users.full_name as owner_full_name',
    ])
    .executeTakeFirst();
}

export interface NewListing extends ParsedListingInput {
  ownerId: number;
  focusAreaId: number;
  focusAreaSlug: string;
  /** Sanitised HTML. */
  html: string;
  createdAt: string;
}

/** Adds a published listing together with its search entry and returns its id. */
export async function insertListing(database: Database, trx: Transaction, listing: NewListing): Promise<number> {
  const text = toPlainText(listing.html);
  const details = detailsOf(listing);
  const { id } = await trx
    .insertInto('listings')
    .values({
      owner_id: listing.ownerId,
      type: listing.type,
      title: listing.title,
      description: listing.html,
      excerpt: excerptOf(text),
      focus_area_id: listing.focusAreaId,
      contact_email: listing.contactEmail,
      tags: JSON.stringify(listing.tags),
      details: JSON.stringify(details),
      status: 'published',
      created_at: listing.createdAt,
      updated_at: listing.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = [
    listing.title,
    text,
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
  'listings.details',
  'listings.created_at',
  'focus_areas.title as focus_area_title',
  'focus_areas.slug as focus_area_slug',
  'users.membership_tier as owner_tier',
] as const;

/** The ids of published listings that match, unordered: `found.id`. */
function matchingIds(
  { db, dialect }: Database,
  search: SearchQuery | null,
): SelectQueryBuilder<Schema & { found: { id: number } }, 'found', { id: number }> {
  if (!search) {
    return db.selectFrom('listings as found').where('found.status', '=', 'published').select('found.id');
  }
  const source =
    dialect === 'sqlite'
      ? sql<{ id: number }>`(select rowid as id from listing_search where lexemes match ${toFts5(search)})`
      : sql<{ id: number }>`(select rowid as id from listing_search where lexemes @@ ${toTsquery(search)}::tsquery)`;
  return db.selectFrom(source.as<'found'>('found')).select('found.id') as never;
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
