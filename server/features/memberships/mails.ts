import type { MembershipRequest } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import type { CheckoutRow } from './checkout-store.ts';
import { billingWords, inMoney } from './words.ts';

type MailDeps = Pick<Deps, 'env' | 'baseUrl'>;

const period = { monthly: 'month', annual: 'year' } as const;

/** To a member who has asked to pay by invoice: what they asked for, what follows, and how to take it back. */
export function requestedMail({ env, baseUrl }: MailDeps, email: string, request: MembershipRequest): MailMessage {
  const { productName } = env.site;
  return {
    template: 'memberships.requested',
    to: email,
    subject: `Your request for ${productName} Professional`,
    paragraphs: [
      `We have your request for the Professional plan, ${billingWords[request.billing]}: ${inMoney(request.amountCents)} for one ${period[request.billing]}.`,
      `Nothing has been charged. Our team reviews your request. Once it is approved, your membership begins and you receive the invoice by email. It ends automatically after one ${period[request.billing]}.`,
      'You can withdraw your request until then.',
    ],
    action: { label: 'See or withdraw your request', url: `${baseUrl()}/settings/membership` },
  };
}

/** To the team: someone asks to pay by invoice. */
export function requestForTeamMail({ env, baseUrl }: MailDeps, user: Asker, request: MembershipRequest): MailMessage {
  return {
    template: 'memberships.requested-team',
    to: env.site.contactEmail,
    subject: `Membership request of ${user.username}`,
    paragraphs: [
      `${user.username} (${user.email}) asks for the Professional plan, ${billingWords[request.billing]}: ${inMoney(request.amountCents)}.`,
    ],
    action: { label: 'Decide', url: `${baseUrl()}/admin/memberships?status=pending` },
    replyTo: user.email,
  };
}

/** To the team: the request needs no decision any more. */
export function withdrawnForTeamMail({ env }: Pick<Deps, 'env'>, user: Asker): MailMessage {
  return {
    template: 'memberships.withdrawn-team',
    to: env.site.contactEmail,
    subject: `${user.username} has withdrawn the membership request`,
    paragraphs: [`${user.username} (${user.email}) no longer asks for the Professional plan.`],
    replyTo: user.email,
  };
}

interface Asker {
  username: string;
  email: string;
}

/** To a member whose membership begins. */
export function startedMail(
  { env, baseUrl }: MailDeps,
  email: string,
  { request, endsAt, isPaid }: { request: MembershipRequest; endsAt: string; isPaid: boolean },
): MailMessage {
  const price = inMoney(request.amountCents);
  return {
    template: 'memberships.started',
    to: email,
    subject: `Welcome to ${env.site.productName} Professional`,
    paragraphs: [
      `Your Professional membership, ${billingWords[request.billing]}, is active. Everything it includes is open to you from now on.`,
      isPaid
        ? `You have paid ${price}. It renews on ${dayInWords(endsAt)} for another ${price}, unless you turn renewal off before then.`
        : `The invoice of ${price} will follow in a separate email. The membership lasts until ${dayInWords(endsAt)} and does not renew.`,
    ],
    action: { label: 'See your membership', url: `${baseUrl()}/settings/membership` },
  };
}

/** To a member who has turned the renewal off. */
export function notRenewedMail({ env, baseUrl }: MailDeps, email: string, endsAt: string): MailMessage {
  return {
    template: 'memberships.not-renewed',
    to: email,
    subject: `Your ${env.site.productName} Professional membership will not be renewed`,
    paragraphs: [
      `You have turned renewal off. You will not be charged again; your membership lasts until ${dayInWords(endsAt)}.`,
      'After that you can choose a plan again, billed monthly or annually.',
    ],
    action: { label: 'See your membership', url: `${baseUrl()}/settings/membership` },
  };
}

/** To a member whose request was declined. */
export function declinedMail({ env }: Pick<Deps, 'env'>, email: string): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'memberships.declined',
    to: email,
    subject: `Your request for ${productName} Professional`,
    paragraphs: [
      'We could not accept your request for a Professional membership. Nothing has been charged.',
      `If you have a question, write to ${contactEmail}.`,
    ],
  };
}

/** To a person whose payment could not be used. */
export function refundedMail(
  { env }: Pick<Deps, 'env'>,
  email: string,
  { amount, why }: { amount: string; why: string },
): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'memberships.refunded',
    to: email,
    subject: `We are refunding your payment to ${productName}`,
    paragraphs: [
      `We received ${amount} from you. ${why}`,
      'We are refunding the full amount to the card or account you paid with. Your bank may take a few days to show it. You will not be charged again.',
      `If you have a question, write to ${contactEmail}.`,
    ],
  };
}

/** To the team: a payment matches no request and is refunded. */
export function misfitMail(
  { env, baseUrl }: MailDeps,
  row: Pick<CheckoutRow, 'billing' | 'amount_cents' | 'currency'>,
  { username, amount, why }: { username: string; amount: string; why: string },
): MailMessage {
  return {
    template: 'memberships.misfit-team',
    to: env.site.contactEmail,
    subject: `A payment of ${amount} is refunded`,
    paragraphs: [
      `${username} paid ${amount} on a page for the Professional plan, ${billingWords[row.billing]} at ${inMoney(row.amount_cents, row.currency)}. ${why}`,
      'It did not start a membership. The subscription is cancelled and the payment refunded automatically. You don’t need to do anything unless another email says that this failed.',
    ],
    action: { label: 'See payments', url: `${baseUrl()}/admin/memberships?view=payments` },
  };
}

/** To the team: a payment arrived for a page that this database does not know. */
export function unknownPaymentMail({ env }: Pick<Deps, 'env'>, sessionId: string): MailMessage {
  return {
    template: 'memberships.unknown-team',
    to: env.site.contactEmail,
    subject: 'A payment came in that matches nothing here',
    paragraphs: [
      `The payment page ${sessionId} was made by this program and has been paid, but there is no record of it here; the database may have been restored from a backup.`,
      'Please look it up at the payment provider, and open the membership or refund the payment by hand.',
    ],
  };
}

/** To the team: a task at the provider has failed for hours. */
export function stuckMail({ env }: Pick<Deps, 'env'>, what: string, error: string): MailMessage {
  return {
    template: 'memberships.stuck-team',
    to: env.site.contactEmail,
    subject: 'The payment provider keeps refusing a request',
    paragraphs: [
      `${what} The provider's answer: ${error}`,
      'CARDI tries again every few hours. If it keeps failing, please do this by hand at the provider.',
    ],
  };
}

/** To the team, when no payment provider is configured that could do it. */
export function subscriptionLeftMail({ env }: Pick<Deps, 'env'>, subscriptionId: string): MailMessage {
  return {
    template: 'memberships.left-team',
    to: env.site.contactEmail,
    subject: 'A subscription must be cancelled by hand',
    paragraphs: [
      `The membership that the subscription ${subscriptionId} pays for has ended, and no payment provider is configured. Please cancel it there.`,
    ],
  };
}
