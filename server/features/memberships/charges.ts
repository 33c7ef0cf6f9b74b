import type { Charge } from '#contract/memberships.ts';
import { findChargesOf } from '#server/features/introductions/charge-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findRefunds } from './checkout-store.ts';
import { findRequests } from './store.ts';
import { billingWords } from './words.ts';

/** How many are listed. */
const most = 100;

/** What a member has asked for, what it costs and what became of it, newest first. */
export async function chargesOf(database: Database, userId: number): Promise<Charge[]> {
  const [requests, refunds, introductions] = await Promise.all([
    findRequests(database, userId, most),
    findRefunds(database, userId, most),
    findChargesOf(database, userId, most),
  ]);
  const charges: Charge[] = [
    ...requests.map((request) => ({
      id: `membership-${request.id}`,
      title: `Professional membership, ${billingWords[request.billing]}`,
      amountCents: request.amountCents,
      status: request.status === 'pending' ? ('requested' as const) : request.status,
      createdAt: request.createdAt,
    })),
    ...refunds.map((row) => ({
      id: `payment-${row.id}`,
      title: `Payment for a Professional membership, ${billingWords[row.billing]}`,
      amountCents: row.paid_cents ?? row.amount_cents,
      status: row.state === 'refunded' ? ('refunded' as const) : ('refunding' as const),
      createdAt: row.paid_at ?? row.created_at,
    })),
    ...introductions.map((row) => ({
      id: `introduction-${row.id}`,
      title: `Warm introduction: ${row.target_title}`,
      amountCents: row.amount_cents,
      status: row.state === 'due' && row.status !== 'introduced' ? ('conditional' as const) : row.state,
      createdAt: row.created_at,
    })),
  ];
  return charges.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, most);
}
