import { sql } from 'kysely';
import type { ListingStatus } from '#contract/listings.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ListingsTable } from '#server/platform/db/tables/listings.ts';
import { viewTotals } from '#server/platform/views/store.ts';

export interface OwnRow
  extends Pick<ListingsTable, 'title' | 'type' | 'status' | 'created_at' | 'updated_at' | 'expires_at' | 'closed_by'> {
  id: number;
  focus_area_title: string | null;
  hold: Hold | null;
  hold_reason: string | null;
  held_since: string | null;
}

interface Own {
  ownerId: number;
  status: ListingStatus | undefined;
}

/** A member's listings in all states or in one, newest first. */
export function findOwn(
  { db }: Database,
  { ownerId, status, before, limit }: Own & { before: number | undefined; limit: number },
): Promise<OwnRow[]> {
  let query = db.selectFrom('listings').where('owner_id', '=', ownerId);
  if (status) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('listings.id', '<', before);
  return query
    .leftJoin('focus_areas', 'focus_areas.id', 'listings.focus_area_id')
    .leftJoin('holds', (join) =>
      join.onRef('holds.item_id', '=', 'listings.id').on('holds.kind', '=', sql.lit('listing')),
    )
    .select([
      'listings.id',
      'listings.title',
      'listings.type',
      'listings.status',
      'listings.created_at',
      'listings.updated_at',
      'listings.expires_at',
      'listings.closed_by',
      'listings.hold',
      'holds.reason as hold_reason',
      'holds.placed_at as held_since',
      'focus_areas.title as focus_area_title',
    ])
    .orderBy('listings.id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countOwn({ db }: Database, { ownerId, status }: Own): Promise<number> {
  let query = db.selectFrom('listings').select('id').where('owner_id', '=', ownerId);
  if (status) query = query.where('status', '=', status);
  return countCapped({ db }, query);
}

/** Whether this member has ever had a public listing. */
export async function hasShown(trx: Transaction, ownerId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('listings')
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'draft')
    .where('hold', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The counts of views, saves and enquiries of some listings. */
export interface Tallies {
  views: Map<number, number>;
  saves: Map<number, number>;
  enquiries: Map<number, number>;
}

export async function talliesOf(database: Database, ids: readonly number[]): Promise<Tallies> {
  const [views, saves, enquiries] = await Promise.all([
    viewTotals(database, 'listing', ids),
    countRows(database, 'saved_items', ids),
    countRows(database, 'enquiries', ids),
  ]);
  return { views, saves, enquiries };
}

async function countRows(
  { db }: Database,
  table: 'saved_items' | 'enquiries',
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .where('kind', '=', 'listing')
    .where('item_id', 'in', ids)
    .select(({ fn }) => ['item_id', fn.countAll<number>().as('total')])
    .groupBy('item_id')
    .execute();
  return new Map(rows.map(({ item_id, total }) => [item_id, total]));
}
