import type { CurrentUser } from '#contract/accounts.ts';
import type { HandlerResult, ParsedInput } from '#contract/kit/endpoint.ts';
import type { MembershipRequest, requestMembership } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { closeCheckouts } from './checkout-store.ts';
import { openPage, prepareCheckout } from './checkouts.ts';
import { membershipOf } from './corrections.ts';
import { requestedMail, requestForTeamMail, withdrawnForTeamMail } from './mails.ts';
import { professionalCharge } from './plan-store.ts';
import { closeRequest, findOpenRequest, findOwnRequest, openRequest } from './store.ts';

/** The message for a member who was shown another price than the current one. */
const newPrice = 'The price has changed in the meantime. Please check it again.';

/**
 * Requests the Professional plan, or changes the request: see `requestMembership` in the contract. The request is
 * stored before the payment page is created, so a failure there loses nothing.
 */
export async function ask(
  deps: Deps,
  { body: { billing, shownCents } }: Pick<ParsedInput<typeof requestMembership>, 'body'>,
  user: CurrentUser,
): Promise<HandlerResult<typeof requestMembership>> {
  const now = deps.now();
  const { payments } = deps;
  const { request, prepared } = await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'users', user.id);
    // The session's data may be older than a payment or a change in another browser.
    const { tier } = await membershipOf({ db: trx }, user.id, now);
    if (tier === 'professional') throw new HttpError('conflict', 'You are already a Professional member.');
    const amountCents = await professionalCharge({ db: trx }, billing);
    if (shownCents !== undefined && shownCents !== amountCents) throw new HttpError('conflict', newPrice);
    const open = await findOpenRequest({ db: trx }, user.id);
    // Repeated with the same terms, as by a second tab: nobody needs to be told again.
    if (!payments && open?.billing === billing && open.amountCents === amountCents) {
      return { request: open, prepared: null };
    }
    const opened = await openRequest(trx, user.id, { billing, amountCents }, now.toISOString());
    if (payments) return { request: opened, prepared: await prepareCheckout(deps, trx, user.id, opened) };
    await enqueueMail(trx, requestForTeamMail(deps, user, opened), now, [user.id]);
    await enqueueMail(trx, requestedMail(deps, user.email, opened), now);
    return { request: opened, prepared: null };
  });
  deps.mail.wake();
  if (!payments || !prepared) return { request, checkoutUrl: null };
  return { request, checkoutUrl: await openPage(deps, payments, prepared, { request, email: user.email }) };
}

/** Withdraws a member's open request and closes its payment page. 404 for someone else's, 409 for a decided one. */
export async function withdraw(deps: Deps, id: number, user: CurrentUser): Promise<MembershipRequest> {
  const now = deps.now();
  const at = now.toISOString();
  const request = await deps.database.write(async (trx) => {
    await lockRow(deps.database, trx, 'users', user.id);
    if (!(await findOwnRequest({ db: trx }, id, user.id))) throw notFound('request');
    const closed = await closeRequest(trx, id, 'withdrawn', { decidedBy: null, at });
    if (!closed) throw new HttpError('conflict', 'This request has already been decided.');
    await closeCheckouts(trx, user.id, at);
    if (!deps.payments) await enqueueMail(trx, withdrawnForTeamMail(deps, user), now, [user.id]);
    return closed.request;
  });
  deps.mail.wake();
  return request;
}
