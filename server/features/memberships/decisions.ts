import type { MembershipRequest } from '#contract/memberships.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { enqueueMail } from '#server/mail/outbox-store.ts';
import { type Billing, closeRequest, findAddress, startMembership } from './store.ts';

type DecisionDeps = Pick<Deps, 'now' | 'env' | 'baseUrl'>;

/**
 * Approves an open request: the member is a professional from now on and is told so. `null` when there
 * is no such open request. `decidedBy`: the admin, or `null` when a payment decided.
 */
export async function approveRequest(
  deps: DecisionDeps,
  trx: Transaction,
  requestId: number,
  { decidedBy, subscriptionId }: { decidedBy: number | null; subscriptionId: string | null },
): Promise<MembershipRequest | null> {
  const now = deps.now();
  const closed = await closeRequest(trx, requestId, 'approved', decidedBy, now.toISOString());
  if (!closed) return null;
  const { request, userId } = closed;
  await startMembership(trx, {
    userId,
    billing: request.billing,
    startsAt: now.toISOString(),
    endsAt: endOfPeriod(now, request.billing).toISOString(),
    subscriptionId,
    actorId: decidedBy,
  });
  const { email } = await findAddress({ db: trx }, userId);
  const { productName } = deps.env.site;
  const mail = {
    to: email,
    subject: `Welcome to ${productName} Professional`,
    paragraphs: [
      'Your Professional membership is active. Everything it includes is open to you from now on.',
      ...(subscriptionId
        ? []
        : [`The invoice of $${(request.amountCents / 100).toFixed(2)} will reach you in a separate mail.`]),
    ],
    action: { label: 'See your membership', url: `${deps.baseUrl()}/pricing` },
  };
  await enqueueMail(trx, mail, now);
  return request;
}

/** Declines an open request and tells the member; `null` when there is no such open request. */
export async function declineRequest(
  deps: DecisionDeps,
  trx: Transaction,
  requestId: number,
  decidedBy: number,
): Promise<MembershipRequest | null> {
  const now = deps.now();
  const closed = await closeRequest(trx, requestId, 'declined', decidedBy, now.toISOString());
  if (!closed) return null;
  const { email } = await findAddress({ db: trx }, closed.userId);
  const { productName, contactEmail } = deps.env.site;
  const mail = {
    to: email,
    subject: `Your request for ${productName} Professional`,
    paragraphs: [
      'We could not accept your request for a Professional membership. Nothing has been charged.',
      `If you have a question, write to ${contactEmail}.`,
    ],
  };
  await enqueueMail(trx, mail, now);
  return closed.request;
}

/** The same day of the next month or year, or that month's last day where it is shorter (UTC). */
export function endOfPeriod(start: Date, billing: Billing): Date {
  const end = new Date(start);
  const months = billing === 'annual' ? 12 : 1;
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
