import { minute } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import type { MembershipRequest } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import type { CheckoutReport, Payments } from '#server/platform/payments/payments.ts';
import {
  type CheckoutRow,
  closeCheckouts,
  findCheckout,
  findCheckoutOf,
  findOpenCheckout,
  insertCheckout,
  isSettled,
  noteClosed,
  noteOpened,
  notePaid,
} from './checkout-store.ts';
import { approveRequest } from './decisions.ts';
import { misfitMail, refundedMail, unknownPaymentMail } from './mails.ts';
import { findAddress, findOwnRequest } from './store.ts';
import { endSubscription } from './subscriptions.ts';
import { addTask } from './task-store.ts';
import { inMoney } from './words.ts';

/** The least time that a payment page must have left to be shown again (milliseconds). */
const leastLeft = 10 * minute;

/** When the provider is first asked about a page; webhooks are faster (milliseconds). */
const firstAsk = 2 * minute;

/** In the provider's format. */
const currency = 'usd';

/** The page of a request: an open one on these terms, or the row of one that the provider must create. */
export type PreparedCheckout = { url: string } | { id: number; key: string };

/**
 * Prepares the payment page of a request in the transaction that creates or changes the request; every other page of
 * the member is closed. Once the transaction is committed, `openPage` asks the provider for the page.
 */
export async function prepareCheckout(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  userId: number,
  request: MembershipRequest,
): Promise<PreparedCheckout> {
  const now = deps.now();
  const at = now.toISOString();
  const open = await findOpenCheckout({ db: trx }, request, new Date(now.getTime() + leastLeft).toISOString());
  await closeCheckouts(trx, userId, at, open?.id);
  if (open?.url) return { url: open.url };
  const key = crypto.randomUUID();
  const id = await insertCheckout(trx, {
    key,
    user_id: userId,
    request_id: request.id,
    billing: request.billing,
    amount_cents: request.amountCents,
    currency,
    created_at: at,
  });
  await addTask(trx, {
    kind: 'ask',
    subject: String(id),
    dueAt: new Date(now.getTime() + firstAsk).toISOString(),
  });
  return { id, key };
}

/**
 * The address of a prepared page. Throws 503 when the provider does not answer, and 409 when the member has requested
 * another page meanwhile.
 */
export async function openPage(
  deps: Pick<Deps, 'database' | 'now' | 'baseUrl' | 'logger'>,
  payments: Payments,
  prepared: PreparedCheckout,
  { request, email }: { request: MembershipRequest; email: string },
): Promise<string> {
  if ('url' in prepared) return prepared.url;
  const page = await payments
    .createCheckout({
      key: prepared.key,
      billing: request.billing,
      amountCents: request.amountCents,
      currency,
      email,
      successUrl: `${deps.baseUrl()}/pricing?checkout=success`,
      cancelUrl: `${deps.baseUrl()}/pricing?checkout=cancelled&billing=${request.billing}`,
    })
    .catch((error: unknown) => {
      deps.logger.error({ err: error, checkout: prepared.id }, 'a payment page could not be opened');
      throw new HttpError('unavailable', 'The payment page could not be opened just now. Please try again later.');
    });
  const opened = { ...page, expiresAt: page.expiresAt.toISOString() };
  const isWanted = await deps.database.write((trx) => noteOpened(trx, prepared.id, opened, deps.now().toISOString()));
  if (!isWanted) throw new HttpError('conflict', 'Your request has changed in the meantime. Please check it again.');
  return page.url;
}

type SettleDeps = Pick<Deps, 'database' | 'now' | 'env' | 'baseUrl' | 'payments' | 'logger'>;

/**
 * Acts on the outcome of a payment page once, however often and in whatever order it is reported. A payment activates
 * the requested membership. A payment that matches no request is refunded: the subscription is cancelled, and the team
 * and the member are told.
 */
export async function settle(deps: SettleDeps, trx: Transaction, report: CheckoutReport): Promise<void> {
  const found = await findCheckoutOf(trx, report);
  if (!found) {
    await noteUnknown(deps, trx, report);
    return;
  }
  // Concurrent changes by the member or an admin happen before or after this, not in between.
  await lockRow(deps.database, trx, 'users', found.user_id);
  const row = await findCheckout({ db: trx }, found.id);
  if (!row || isSettled(row)) return;
  const at = deps.now().toISOString();
  if (report.state === 'closed') await noteClosed(trx, row.id, at);
  if (report.state !== 'paid') return;

  const { subscriptionId } = report;
  const payment = {
    terms: { billing: row.billing, amountCents: row.amount_cents },
    subscriptionId,
    checkoutId: row.id,
  };
  const differs = differenceOf(row, report);
  const isApproved =
    differs === null && (await approveRequest(deps, trx, row.request_id, { decidedBy: null, payment })) !== null;
  const misfit = isApproved ? null : (differs ?? (await whyRefused(trx, row)));
  await notePaid(trx, row.id, {
    state: misfit ? 'refunding' : 'paid',
    sessionId: report.sessionId,
    subscriptionId,
    cents: report.amountCents,
    currency: report.currency,
    reason: misfit?.forTeam ?? null,
    at,
  });
  if (misfit) {
    await giveBack(deps, trx, row, report, misfit);
    return;
  }
  // The subscription may have ended, or been renewed, before this message arrived.
  if (subscriptionId) await addTask(trx, { kind: 'look', subject: subscriptionId, dueAt: at });
}

/** Why a payment activates nothing. */
interface Misfit {
  forTeam: string;
  forMember: string;
}

async function giveBack(
  deps: SettleDeps,
  trx: Transaction,
  row: CheckoutRow,
  report: CheckoutReport,
  misfit: Misfit,
): Promise<void> {
  const now = deps.now();
  if (report.subscriptionId) await endSubscription(deps, trx, report.subscriptionId);
  await addTask(trx, { kind: 'refund', subject: String(row.id), dueAt: now.toISOString() });
  const { username, email, deleted_at } = await findAddress({ db: trx }, row.user_id);
  const amount = inMoney(report.amountCents ?? 0, report.currency ?? row.currency);
  await enqueueMail(trx, misfitMail(deps, row, { username, amount, why: misfit.forTeam }), now, [row.user_id]);
  // The address of a deleted account is gone; the provider still has the one given for this payment.
  const to = deleted_at === null ? email : report.email;
  if (to) await enqueueMail(trx, refundedMail(deps, to, { amount, why: misfit.forMember }), now);
  if (deleted_at !== null) return;
  await notify(trx, deps, {
    userId: row.user_id,
    subjectId: null,
    kind: 'membership',
    title: `We are refunding your payment of ${amount}`,
    body: misfit.forMember,
    path: paths.settingsMembership,
    withoutMail: true,
  });
}

/** Where the payment differs from the page's terms. */
function differenceOf(row: CheckoutRow, { amountCents, currency: paidIn, billing }: CheckoutReport): Misfit | null {
  const forMember = 'It does not match the price on our page, so it did not start a membership.';
  if (amountCents !== row.amount_cents || paidIn?.toLowerCase() !== row.currency) {
    return { forTeam: 'The amount or the currency does not match the payment page.', forMember };
  }
  if (billing !== row.billing) return { forTeam: 'The billing period does not match the payment page.', forMember };
  return null;
}

/** Why the request of a page accepts no payment. */
async function whyRefused(trx: Transaction, row: CheckoutRow): Promise<Misfit> {
  const [request, { deleted_at }] = await Promise.all([
    findOwnRequest({ db: trx }, row.request_id, row.user_id),
    findAddress({ db: trx }, row.user_id),
  ]);
  if (deleted_at !== null) {
    return {
      forTeam: 'The account has been deleted.',
      forMember: 'Your account had already been deleted, so it could not start a membership.',
    };
  }
  switch (request?.status) {
    case 'approved':
      return {
        forTeam: 'The membership had already begun: it was paid twice, or approved in the meantime.',
        forMember: 'Your membership had already begun, so there was nothing left to pay.',
      };
    case 'declined':
      return {
        forTeam: 'The request had been declined.',
        forMember: 'Your request had been declined before the payment reached us.',
      };
    default:
      return {
        forTeam: 'The request had been withdrawn.',
        forMember: 'Your request had been withdrawn before the payment reached us.',
      };
  }
}

/** A page without our key belongs to another seller with the same provider account. */
async function noteUnknown(deps: SettleDeps, trx: Transaction, report: CheckoutReport): Promise<void> {
  if (report.state !== 'paid') return;
  deps.logger.warn({ session: report.sessionId }, 'a payment came in that does not belong to any payment page here');
  if (report.key !== null) await enqueueMail(trx, unknownPaymentMail(deps, report.sessionId), deps.now());
}
