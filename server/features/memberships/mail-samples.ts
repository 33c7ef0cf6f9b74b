import type { MembershipRequest } from '#contract/memberships.ts';
import type { MailSamples } from '#server/platform/feature.ts';
import { reader } from '#server/platform/mail/sample-people.ts';
import * as mails from './mails.ts';

const request: MembershipRequest = {
  id: 1,
  billing: 'annual',
  status: 'pending',
  amountCents: 49_900,
  createdAt: '2026-01-01T09:00:00.000Z',
};
const endsAt = '2027-01-01T09:00:00.000Z';
const checkout = { billing: 'annual', amount_cents: 49_900, currency: 'usd' } as const;
const amount = '$499';

export const mailSamples: MailSamples = {
  'memberships.requested': (deps) => mails.requestedMail(deps, reader.email, request),
  'memberships.requested-team': (deps) => mails.requestForTeamMail(deps, reader, request),
  'memberships.withdrawn-team': (deps) => mails.withdrawnForTeamMail(deps, reader),
  'memberships.started': (deps) => mails.startedMail(deps, reader.email, { request, endsAt, isPaid: true }),
  'memberships.not-renewed': (deps) => mails.notRenewedMail(deps, reader.email, endsAt),
  'memberships.declined': (deps) => mails.declinedMail(deps, reader.email),
  'memberships.refunded': (deps) =>
    mails.refundedMail(deps, reader.email, { amount, why: 'Your membership had begun already.' }),
  'memberships.misfit-team': (deps) =>
    mails.misfitMail(deps, checkout, { username: reader.username, amount, why: 'The membership had begun already.' }),
  'memberships.unknown-team': (deps) => mails.unknownPaymentMail(deps, 'cs_sample'),
  'memberships.stuck-team': (deps) =>
    mails.stuckMail(deps, 'A payment of $499 is to be refunded.', 'The charge is disputed.'),
  'memberships.left-team': (deps) => mails.subscriptionLeftMail(deps, 'sub_sample'),
};
