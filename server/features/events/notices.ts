import { randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMails, type OutgoingMail } from '#server/platform/mail/outbox-store.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { findHolders } from './admin-registration-store.ts';
import { cancellationMail, changeMail, type MailContext, type MailDeps, promotionMail } from './mails.ts';
import { insertTokens, type Registration } from './registration-store.ts';
import type { EventRow } from './store.ts';

/** The number of registrations in memory at once. */
const batch = 500;

type Now = Pick<Deps, 'now'>;

/** Notifies everyone with a seat of the new date and place. Returns their number. */
export function tellOfChange(deps: MailDeps & Now, trx: Transaction, event: EventRow): Promise<number> {
  return tell(deps, trx, event.id, ['registered'], (holders) =>
    withLinks(trx, event, holders, (context) => changeMail(deps, context)),
  );
}

/** Notifies everyone with a seat or a place in line of a cancellation and its reason. Returns their number. */
export function tellOfCancellation(deps: MailDeps & Now, trx: Transaction, event: EventRow): Promise<number> {
  return tell(deps, trx, event.id, ['registered', 'waitlisted'], async (holders) =>
    holders.map((registration) => ({
      message: cancellationMail(deps, { event, registration }),
      names: [registration.user_id],
    })),
  );
}

/**
 * Notifies people who were waiting that they have a seat. People with an unconfirmed address are told when they confirm
 * it.
 */
export async function tellOfSeats(
  deps: MailDeps & Now,
  trx: Transaction,
  event: EventRow,
  seated: readonly Registration[],
): Promise<void> {
  const proven = seated.filter(({ held_until: heldUntil }) => heldUntil === null);
  await enqueueMails(trx, await withLinks(trx, event, proven, (context) => promotionMail(deps, context)), deps.now());
}

async function tell(
  deps: Now,
  trx: Transaction,
  eventId: number,
  statuses: readonly ('registered' | 'waitlisted')[],
  mailsOf: (holders: Registration[]) => Promise<OutgoingMail[]>,
): Promise<number> {
  let [after, told] = [0, 0];
  for (;;) {
    const holders = await findHolders(trx, eventId, statuses, { after, limit: batch });
    if (holders.length === 0) return told;
    await enqueueMails(trx, await mailsOf(holders), deps.now());
    told += holders.length;
    after = holders.at(-1)?.id ?? after;
  }
}

/** One mail for each, with a link to cancel; the tokens of the links are stored only as hashes. */
async function withLinks(
  trx: Transaction,
  event: EventRow,
  registrations: readonly Registration[],
  mailOf: (context: MailContext) => MailMessage,
): Promise<OutgoingMail[]> {
  const contexts = registrations.map((registration) => ({
    event,
    registration,
    token: randomBytes(32).toString('base64url'),
  }));
  await insertTokens(
    trx,
    contexts.map(({ registration, token }) => ({ registration_id: registration.id, token_hash: hashToken(token) })),
  );
  return contexts.map((context) => ({ message: mailOf(context), names: [context.registration.user_id] }));
}
