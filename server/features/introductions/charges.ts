import type { IntroductionQuote } from '#contract/introductions.ts';
import {
  becomesFirst,
  freeLeft,
  introductionCents,
  monthOf,
  nextPriceKind,
  type PriceKind,
  quarterOf,
} from '#contract/introductions-rules.ts';
import type { Charge } from '#contract/memberships.ts';
import { planGives } from '#contract/memberships-plans.ts';
import { findMembership } from '#server/features/memberships/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { findChargesOf, findCounted, insertCharge, waiveCharge } from './charge-store.ts';

/** The price of the member's next request, and the free introductions they have used. */
export async function quoteFor(
  database: Pick<Database, 'db'>,
  userId: number,
  isProfessional: boolean,
  now: Date,
): Promise<IntroductionQuote> {
  const [charges, membership] = await Promise.all([
    findCounted(database, userId, now),
    findMembership(database, userId),
  ]);
  const billing = isProfessional ? (membership?.billing ?? null) : null;
  const kind = nextPriceKind(charges, now, billing);
  const month = monthOf(now);
  return {
    isProfessional,
    price: isProfessional ? { kind, cents: introductionCents[kind] } : null,
    month,
    quarter: quarterOf(now),
    pricedThisMonth: charges.filter((charge) => charge.month === month && charge.kind !== 'free').length,
    freePerQuarter: planGives.freeIntroductions[billing ?? 'free'],
    freeLeft: freeLeft(charges, now, billing),
  };
}

/**
 * Charges a request at the price its sender has seen. The member is locked (`lockMember`). Throws 409 with the new
 * price if the quoted one has changed.
 */
export async function chargeAsQuoted(
  trx: Transaction,
  { introductionId, userId, quotedCents, now }: ChargeRequest,
): Promise<PriceKind> {
  const { price } = await quoteFor({ db: trx }, userId, true, now);
  if (!price) throw new Error('a professional always has a price');
  if (price.cents !== quotedCents) throw priceChanged(price.cents);
  await insertCharge(trx, { introductionId, userId, kind: price.kind, sentAt: now, createdAt: now.toISOString() });
  return price.kind;
}

interface ChargeRequest {
  introductionId: number;
  userId: number;
  quotedCents: number | undefined;
  now: Date;
}

/**
 * A request that was declined, withdrawn or has expired costs nothing. A free one is then available again in its
 * quarter. If it was the first of its month, the earliest further one becomes the first and costs less. The member is
 * locked.
 */
export async function waive(trx: Transaction, introductionId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  const waived = await waiveCharge(trx, introductionId, at);
  if (!waived) return;
  // The month's other charges are in the quarter of the waived one.
  const sentAt = new Date(`${waived.month}-01T00:00:00.000Z`);
  const remaining = await findCounted({ db: trx }, waived.user_id, sentAt);
  const cheaper = becomesFirst(remaining.filter(({ month }) => month === waived.month));
  if (!cheaper) return;
  await waiveCharge(trx, cheaper.introduction_id, at);
  await insertCharge(trx, {
    introductionId: cheaper.introduction_id,
    userId: waived.user_id,
    kind: 'first',
    sentAt,
    createdAt: at,
  });
}

/** `$29.99`, `free of charge` */
export function inDollars(cents: number): string {
  return cents === 0 ? 'free of charge' : `$${(cents / 100).toFixed(2)}`;
}

function priceChanged(cents: number): HttpError {
  const sentence = `The price has changed: this introduction now costs ${cents === 0 ? 'nothing' : inDollars(cents)}. Please review it and send your request again.`;
  return new HttpError('conflict', sentence, { quotedCents: sentence });
}

/** The charges of a member's requests, due or waived, newest first. */
export async function introductionCharges(database: Database, userId: number, limit: number): Promise<Charge[]> {
  const rows = await findChargesOf(database, userId, limit);
  return rows.map((row) => ({
    id: `introduction-${row.id}`,
    title: `Warm introduction: ${row.target_title}`,
    amountCents: row.amount_cents,
    status: row.state === 'due' && row.status !== 'introduced' ? ('conditional' as const) : row.state,
    createdAt: row.created_at,
  }));
}
