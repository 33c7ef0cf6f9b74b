import { type Insertable, sql, type Updateable } from 'kysely';

import type { AgeSort } from '#contract/kit/paging.ts';
import type { OfferState } from '#contract/offers-admin.ts';
import { byAge } from '#server/platform/db/by-age.ts';
import { contains } from '#server/platform/db/contains.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { OffersTable } from '#server/platform/db/tables/offers.ts';
import { type OfferRow, offersIn } from './store.ts';

export interface OfferFilters {
  /** Any part of a title or of the name of who gives it. */
  search: string | undefined;
  state: OfferState | undefined;
}

interface OfferPage {
  sort: AgeSort | undefined;
  before: number | undefined;
  limit: number;
}

/** Matching offers in any state, by age. */
export function findAdminOffers(
  database: Pick<Database, 'db' | 'dialect'>,
  filters: OfferFilters,
  page: OfferPage,
): Promise<OfferRow[]> {
  const { beyond, direction } = byAge('offers.id', page);
  return offersIn(database)
    .where(matching(database, filters))
    .where(beyond)
    .orderBy('offers.id', direction)
    .limit(page.limit)
    .execute();
}

/** Counts the matching rows, up to one past the cap. */
export function countAdminOffers(database: Pick<Database, 'db' | 'dialect'>, filters: OfferFilters): Promise<number> {
  const rows = database.db
    .selectFrom('offers')
    .leftJoin('partners', 'partners.id', 'offers.partner_id')
    .where(matching(database, filters))
    .select('offers.id');
  return countCapped(database, rows);
}

/** There are only dozens of offers, all written by hand, so they are read in order. */
function matching(database: Pick<Database, 'dialect'>, { search, state }: OfferFilters) {
  const words = sql<string>`offers.title || ' ' || coalesce(partners.name, offers.giver)`;
  const isFound = search ? contains(database, words, search) : sql`true`;
  return sql<boolean>`${isFound} and ${state ? sql`offers.status = ${state}` : sql`true`}`;
}

/** The number of published offers that are not over. */
export async function countCurrent({ db }: Pick<Database, 'db'>, today: string): Promise<number> {
  const { total } = await db
    .selectFrom('offers')
    .where('status', '=', sql.lit('published'))
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Adds an offer and returns its id. */
export async function insertOffer(trx: Transaction, offer: Insertable<OffersTable>): Promise<number> {
  const { id } = await trx.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes the changed columns of a locked offer, as its next edition. */
export async function updateOfferRow(trx: Transaction, id: number, change: Updateable<OffersTable>): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes an offer that nobody has redeemed, with its codes. */
export async function deleteOfferRow(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('offers').where('id', '=', id).execute();
}

/** The name of a partner; `undefined` if there is none with this id. */
export async function findPartnerName({ db }: Pick<Database, 'db'>, id: number): Promise<string | undefined> {
  return (await db.selectFrom('partners').where('id', '=', id).select('name').executeTakeFirst())?.name;
}

/** The number of redemptions on each day (UTC) from `since` on; days without any are left out. */
export function countByDay(
  { db }: Pick<Database, 'db'>,
  offerId: number,
  since: string,
): Promise<{ day: string; redeemed: number }[]> {
  return db
    .selectFrom('offer_redemptions')
    .where('offer_id', '=', offerId)
    .where('redeemed_at', '>=', since)
    .select(({ fn }) => [sql<string>`substr(redeemed_at, 1, 10)`.as('day'), fn.countAll<number>().as('redeemed')])
    .groupBy(sql`substr(redeemed_at, 1, 10)`)
    .execute();
}
