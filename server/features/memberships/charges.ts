import type { Charge } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findRefunds } from './checkout-store.ts';
import { findRequests } from './store.ts';
import { billingWords } from './words.ts';

/** The number of charges listed. */
const most = 100;

/** A member's requests with their prices and results, newest first. */
export async function chargesOf({ database, features }: Pick<Deps, 'database' | 'features'>, userId: number) {
  const finders = features.flatMap(({ charges = [] }) => charges);
  const charges = await Promise.all(finders.map((find) => find(database, userId, most)));
  return charges
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, most);
}

/** The payments and refunds of a member's memberships. */
export async function membershipCharges(database: Database, userId: number, limit: number): Promise<Charge[]> {
  const [requests, refunds] = await Promise.all([
    findRequests(database, userId, limit),
    findRefunds(database, userId, limit),
  ]);
  return [
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
  ];
}
