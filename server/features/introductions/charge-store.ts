import type { Selectable } from 'kysely';

import {
  type CountedCharge,
  introductionCents,
  monthOf,
  type PriceKind,
  quarterOf,
} from '#contract/introductions-rules.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { IntroductionChargesTable } from '#server/platform/db/tables/introductions.ts';

export type ChargeRow = Selectable<IntroductionChargesTable>;

/** A member's charges that count in the quarter of `at`, oldest request first. */
export function findCounted(
  { db }: Pick<Database, 'db'>,
  userId: number,
  at: Date,
): Promise<(CountedCharge & Pick<ChargeRow, 'id' | 'introduction_id'>)[]> {
  return db
    .selectFrom('introduction_charges')
    .where('user_id', '=', userId)
    .where('quarter', '=', quarterOf(at))
    .where('state', '=', 'due')
    .select(['id', 'introduction_id', 'kind', 'month', 'quarter'])
    .orderBy('introduction_id')
    .execute();
}

/** Charges a request at the price of its kind. `sentAt` decides about month and quarter. */
export async function insertCharge(
  trx: Transaction,
  charge: { introductionId: number; userId: number; kind: PriceKind; sentAt: Date; createdAt: string },
): Promise<void> {
  await trx
    .insertInto('introduction_charges')
    .values({
      introduction_id: charge.introductionId,
      user_id: charge.userId,
      kind: charge.kind,
      amount_cents: introductionCents[charge.kind],
      month: monthOf(charge.sentAt),
      quarter: quarterOf(charge.sentAt),
      state: 'due',
      created_at: charge.createdAt,
    })
    .execute();
}

/** Waives the due charge of a request and returns it; `undefined` if there was none. */
export async function waiveCharge(
  trx: Transaction,
  introductionId: number,
  at: string,
): Promise<ChargeRow | undefined> {
  return trx
    .updateTable('introduction_charges')
    .set({ state: 'waived', waived_at: at })
    .where('introduction_id', '=', introductionId)
    .where('state', '=', 'due')
    .returningAll()
    .executeTakeFirst();
}

/** The charges of these requests, oldest first. */
export function findCharges({ db }: Pick<Database, 'db'>, introductionIds: readonly number[]): Promise<ChargeRow[]> {
  if (introductionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('introduction_charges')
    .selectAll()
    .where('introduction_id', 'in', [...introductionIds])
    .orderBy('id')
    .execute();
}

/** The charges of a member's requests, due or waived, newest first. */
export function findChargesOf({ db }: Pick<Database, 'db'>, userId: number, limit: number) {
  return db
    .selectFrom('introduction_charges')
    .innerJoin('introductions', 'introductions.id', 'introduction_charges.introduction_id')
    .where('introduction_charges.user_id', '=', userId)
    .select([
      'introduction_charges.id',
      'introduction_charges.amount_cents',
      'introduction_charges.state',
      'introduction_charges.created_at',
      'introductions.target_title',
      'introductions.status',
    ])
    .orderBy('introduction_charges.id', 'desc')
    .limit(limit)
    .execute();
}
