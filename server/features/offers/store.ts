import { type Selectable, sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { OffersTable } from '#server/platform/db/tables/offers.ts';

/** An offer without the code for all members, which only `findSharedCode` reads. */
export type OfferRow = Omit<Selectable<OffersTable>, 'shared_code'> & {
  /** Whether there is a code for all members. */
  has_shared: number;
};

/** Offers as rows, in which a partner has the name that it has today. */
export function offersIn({ db }: Pick<Database, 'db'>) {
  return db
    .selectFrom('offers')
    .leftJoin('partners', 'partners.id', 'offers.partner_id')
    .select((eb) => [
      'offers.id',
      'offers.version',
      'offers.status',
      'offers.title',
      'offers.partner_id',
      eb.fn.coalesce('partners.name', 'offers.giver').as('giver'),
      'offers.gives',
      'offers.terms',
      'offers.url',
      'offers.starts_on',
      'offers.ends_on',
      'offers.max_redemptions',
      'offers.audience',
      'offers.code_kind',
      sql<number>`case when offers.shared_code is null then 0 else 1 end`.as('has_shared'),
      'offers.redeemed',
      'offers.codes_left',
      'offers.created_at',
      'offers.updated_at',
    ]);
}

/** One offer in any state, or `undefined`. */
export function findOffer(database: Pick<Database, 'db'>, id: number): Promise<OfferRow | undefined> {
  return offersIn(database).where('offers.id', '=', id).executeTakeFirst();
}

/** Reads an offer and locks it until `trx` ends, so that it is redeemed, changed and given codes one at a time. */
export async function lockOffer(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
): Promise<OfferRow | undefined> {
  await lockRow(database, trx, 'offers', id);
  return findOffer({ db: trx }, id);
}

/** Published offers whose last day is not before `today`: the first to end first. */
export function findCurrentOffers(database: Pick<Database, 'db'>, today: string): Promise<OfferRow[]> {
  return offersIn(database)
    .where('offers.status', '=', sql.lit('published'))
    .where(({ or, eb }) => or([eb('offers.ends_on', 'is', null), eb('offers.ends_on', '>=', today)]))
    .orderBy(sql`coalesce(offers.ends_on, '9999-12-31')`)
    .orderBy('offers.id', 'desc')
    .execute();
}

/** The code for all members; `null` if there is none. */
export async function findSharedCode({ db }: Pick<Database, 'db'>, id: number): Promise<string | null> {
  const row = await db.selectFrom('offers').where('id', '=', id).select('shared_code').executeTakeFirst();
  return row?.shared_code ?? null;
}
