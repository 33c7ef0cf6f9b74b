import { randomBytes } from 'node:crypto';
import type { HandlerResult, ParsedInput } from '#contract/endpoint.ts';
import { attendanceTypeMissing, type registerForEvent } from '#contract/events.ts';
import { isUniqueViolation } from '#server/db/errors.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { hashToken, type Session } from '#server/features/accounts/sessions.ts';
import { foldCase } from '#server/features/accounts/store.ts';
import { HttpError, invalidInput, notFound } from '#server/http/http-error.ts';
import { enqueueMail } from '#server/mail/outbox-store.ts';
import { confirmationMail, promotionMail, waitlistMail } from './mails.ts';
import { isClosed, isPast, priceInCents } from './presenter.ts';
import {
  cancel,
  fillSeats,
  findByEmail,
  findByToken,
  findOpenOfMember,
  insertToken,
  joinLine,
  lockEvent,
  placeInLine,
  type Registration,
} from './registration-store.ts';
import type { EventRow } from './store.ts';

/**
 * Registers somebody: a seat where one is free, a place in line where none is. Everybody joins the end
 * of the line and free seats go to its beginning, so nobody can overtake. 404 for an unknown event,
 * 409 for one that is over or called off and for an address that is registered, 400 for a hybrid event
 * without attendance type.
 */
export async function register(
  deps: Deps,
  { params, body }: Pick<ParsedInput<typeof registerForEvent>, 'params' | 'body'>,
  session: Session | null,
): Promise<HandlerResult<typeof registerForEvent>> {
  const now = deps.now();
  const emailKey = foldCase(body.email);
  const result = await deps.database
    .write(async (trx) => {
      const event = await lockEvent(deps.database, trx, params.id);
      if (!event || event.status === 'draft') throw notFound('event');
      refuseClosed(event, now);
      const isHybrid = event.is_virtual === 1 && event.is_in_person === 1;
      if (isHybrid && !body.attendanceType) throw invalidInput({ attendanceType: attendanceTypeMissing });
      const earlier = await findByEmail(trx, event.id, emailKey);
      if (earlier) throw alreadyRegistered(earlier.status === 'waitlisted');
      const id = await joinLine(trx, {
        eventId: event.id,
        userId: session?.user.id ?? null,
        name: body.name,
        email: body.email,
        emailKey,
        organization: body.organization ?? null,
        attendanceType: isHybrid ? (body.attendanceType ?? null) : null,
        priceCents: priceInCents(event, session !== null),
        createdAt: now.toISOString(),
      });
      const seated = await fillSeats(trx, event);
      for (const registration of seated) {
        const mailOf = registration.id === id ? confirmationMail : promotionMail;
        const mail = mailOf(deps, { event, registration, token: await newToken(trx, registration) });
        await enqueueMail(trx, mail, now, [registration.user_id]);
      }
      if (seated.some((registration) => registration.id === id))
        return { status: 'registered' as const, position: null };
      const registration = await findByEmail(trx, event.id, emailKey);
      if (!registration) throw new Error('a registration has vanished from its own transaction');
      const position = await placeInLine(trx, event.id, id);
      const token = await newToken(trx, registration);
      await enqueueMail(trx, waitlistMail(deps, { event, registration, token }, position), now, [registration.user_id]);
      return { status: 'waitlisted' as const, position };
    }, turnOf(params.id))
    .catch((error: unknown) => {
      // The index has the last word, whatever the look before it saw.
      throw isUniqueViolation(error) ? alreadyRegistered(false) : error;
    });
  deps.mail.wake();
  return result;
}

/** Hundreds register within seconds of an announcement, and each of them locks the event. */
function turnOf(eventId: number): { turn: string } {
  return { turn: `event:${eventId}` };
}

/**
 * Cancels the registration of a mail's token; the first in line takes the seat in the same transaction.
 * 400 for a token that is not ours, 409 when it is cancelled already or the event is over.
 */
export async function cancelByToken(deps: Deps, token: string): Promise<{ eventId: number; eventTitle: string }> {
  const now = deps.now();
  const event = await deps.database.write(async (trx) => {
    const registration = await findByToken({ db: trx }, hashToken(token));
    if (!registration) throw invalidInput({ token: 'This link is not valid' });
    const event = await lockEvent(deps.database, trx, registration.event_id);
    if (!event) throw notFound('event');
    if (isPast(event, now)) throw new HttpError('conflict', 'This event is over. There is nothing left to cancel.');
    const isDone = await giveUpSeat(deps, trx, event, registration.id);
    if (!isDone) throw new HttpError('conflict', 'This registration has been cancelled already.');
    return event;
  });
  deps.mail.wake();
  return { eventId: event.id, eventTitle: event.title };
}

/** Cancels what a member has before them, for whoever leaves; what is past stays as it was. */
export async function withdrawMember(
  deps: Pick<Deps, 'database' | 'now' | 'env' | 'baseUrl'>,
  trx: Transaction,
  userId: number,
): Promise<void> {
  for (const { id, event_id: eventId } of await findOpenOfMember(trx, userId)) {
    const event = await lockEvent(deps.database, trx, eventId);
    if (event && !isPast(event, deps.now())) await giveUpSeat(deps, trx, event, id);
  }
}

/** Cancels a registration; the first in line takes the seat. `false` when it was cancelled already. */
export async function giveUpSeat(
  deps: Pick<Deps, 'now' | 'env' | 'baseUrl'>,
  trx: Transaction,
  event: EventRow,
  registrationId: number,
): Promise<boolean> {
  const now = deps.now();
  if (!(await cancel(trx, registrationId, now.toISOString()))) return false;
  // Nobody gets a seat at an event that was called off.
  const seated = event.status === 'cancelled' ? [] : await fillSeats(trx, event);
  for (const next of seated) {
    const mail = promotionMail(deps, { event, registration: next, token: await newToken(trx, next) });
    await enqueueMail(trx, mail, now, [next.user_id]);
  }
  return true;
}

function refuseClosed(event: EventRow, now: Date): void {
  if (event.status === 'cancelled') throw new HttpError('conflict', 'This event has been called off.');
  if (isPast(event, now)) throw new HttpError('conflict', 'This event is over. Registration is closed.');
  if (isClosed(event, now)) throw new HttpError('conflict', 'Registration for this event has ended.');
}

function alreadyRegistered(isWaiting: boolean): HttpError {
  const sentence = isWaiting
    ? 'This email address is already on the waitlist for this event.'
    : 'This email address is already registered for this event.';
  return new HttpError('conflict', sentence, { email: sentence });
}

/** A token for one mail: 256 random bits, stored only as a hash. */
export async function newToken(trx: Transaction, registration: Pick<Registration, 'id'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(trx, registration.id, hashToken(token));
  return token;
}
