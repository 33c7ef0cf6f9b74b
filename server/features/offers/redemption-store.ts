import { sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { findSharedCode, type OfferRow, offersIn } from './store.ts';

/** What a member has got of an offer. */
export interface FoundRedemption {
  id: number;
  redeemedAt: string;
  /** The own code, or the one for all members as it is now. */
  code: string | null;
}

type Which = Pick<OfferRow, 'id' | 'code_kind'>;

/** The redemption of a member, with the code; `undefined` if there is none. */
export async function findRedemption(
  database: Pick<Database, 'db'>,
  offer: Which,
  userId: number,
): Promise<FoundRedemption | undefined> {
  const row = await database.db
    .selectFrom('offer_redemptions')
    .leftJoin('offer_codes', 'offer_codes.redemption_id', 'offer_redemptions.id')
    .where('offer_redemptions.offer_id', '=', offer.id)
    .where('user_id', '=', userId)
    .select(['offer_redemptions.id', 'redeemed_at', 'code'])
    .executeTakeFirst();
  if (!row) return undefined;
  const code = offer.code_kind === 'shared' ? await findSharedCode(database, offer.id) : row.code;
  return { id: row.id, redeemedAt: row.redeemed_at, code };
}

/** Adds a redemption and gives it the next own code, if the offer has such codes. The offer is locked (`lockOffer`). */
export async function addRedemption(trx: Transaction, offer: Which, userId: number, at: string): Promise<void> {
  const { id } = await trx
    .insertInto('offer_redemptions')
    .values({ offer_id: offer.id, user_id: userId, redeemed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hasOwn = offer.code_kind === 'own';
  await trx
    .updateTable('offers')
    .set({ redeemed: sql`redeemed + 1`, ...(hasOwn && { codes_left: sql`codes_left - 1` }) })
    .where('id', '=', offer.id)
    .execute();
  if (!hasOwn) return;
  const next = trx
    .selectFrom('offer_codes')
    .where('offer_id', '=', offer.id)
    .where('redemption_id', 'is', null)
    .select('id')
    .orderBy('id')
    .limit(1);
  const { numUpdatedRows } = await trx
    .updateTable('offer_codes')
    .set({ redemption_id: id })
    .where('id', '=', next)
    .executeTakeFirst();
  // Undoes the redemption as well: the count of codes that are left was wrong.
  if (numUpdatedRows !== 1n) throw new Error(`offer ${offer.id} has no code left`);
}

/** Which of these offers a member has redeemed. */
export async function findRedeemedAmong(
  { db }: Pick<Database, 'db'>,
  userId: number,
  offerIds: readonly number[],
): Promise<Set<number>> {
  if (offerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('offer_redemptions')
    .where('user_id', '=', userId)
    .where('offer_id', 'in', offerIds)
    .select('offer_id')
    .execute();
  return new Set(rows.map((row) => row.offer_id));
}

export type RedeemedRow = OfferRow & { redemption_id: number; redeemed_at: string };

/** A page of what a member has redeemed, the latest first. */
export function findRedeemed(
  database: Pick<Database, 'db'>,
  userId: number,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before: number | undefined; limit: number },
): Promise<RedeemedRow[]> {
  return offersIn(database)
    .innerJoin('offer_redemptions', 'offer_redemptions.offer_id', 'offers.id')
    .where('offer_redemptions.user_id', '=', userId)
    .where('offer_redemptions.id', '<', before)
    .select(['offer_redemptions.id as redemption_id', 'offer_redemptions.redeemed_at'])
    .orderBy('offer_redemptions.id', 'desc')
    .limit(limit)
    .execute();
}

/** All redemptions of a member; to be counted. */
export function redeemedBy({ db }: Pick<Database, 'db'>, userId: number) {
  return db.selectFrom('offer_redemptions').where('user_id', '=', userId).select('id');
}
