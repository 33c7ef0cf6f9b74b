import { randomBytes } from 'node:crypto';
import {
  attendanceTypeMissing,
  type confirmRegistration,
  holdMinutes,
  type registerForEvent,
} from '#contract/events.ts';
import { minute } from '#contract/kit/durations.ts';
import type { HandlerResult, ParsedInput } from '#contract/kit/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { momentIn } from '#server/platform/text/local-time.ts';
import { hashToken } from '#server/platform/tokens.ts';
import {
  alreadyRegisteredMail,
  confirmationMail,
  ownCancellationMail,
  promotionMail,
  proofMail,
  waitlistMail,
} from './mails.ts';
import { isClosed, isPast, priceInCents } from './presenter.ts';
import { isFor, noStanding, opensFor, type Standing, standingOf } from './priority.ts';
import {
  cancel,
  claimTelling,
  deleteOverdue,
  fillSeats,
  findByEmail,
  findById,
  findByToken,
  findEventsWithOverdue,
  findOpenOfMember,
  insertToken,
  joinLine,
  keepHeld,
  lockEvent,
  placeInLine,
  type Registration,
  takeOver,
} from './registration-store.ts';
import { countSeats, type EventRow } from './store.ts';

type RegistrationDeps = Pick<Deps, 'now' | 'env' | 'baseUrl'>;

/** The shortest time between two mails that tell an address it is already registered (milliseconds). */
export const tellingInterval = 60 * minute;

type RegistrationAnswer = HandlerResult<typeof registerForEvent>;

/**
 * Registers a person: for a seat if one is free, otherwise for a place in line. Free seats go to the beginning of the
 * line. Annual members come first in it; everyone else, and they among themselves, in the order in which they joined. Only a member with a confirmed address is registered at once.
 * For any other address the place is held until the emailed link is opened, and the answer does not reveal whether the
 * address was already registered. 404 for an unknown event, 409 for one that is over or cancelled and for a member's
 * own address that is already registered, 400 for a hybrid event without an attendance type.
 */
export async function register(
  deps: Deps,
  { params, body }: Pick<ParsedInput<typeof registerForEvent>, 'params' | 'body'>,
  session: Session | null,
): Promise<RegistrationAnswer> {
  const now = deps.now();
  const emailKey = foldCase(body.email);
  const isProven = session !== null && session.user.isEmailConfirmed && foldCase(session.user.email) === emailKey;
  const result = await deps.database.write(async (trx) => {
    const event = await lockEvent(deps.database, trx, params.id);
    if (!event || event.status === 'draft') throw notFound('event');
    refuseClosed(event, now);
    const standing = await standingOf({ db: trx }, session);
    refuseTooEarly(event, standing, { isProven, now });
    const isHybrid = event.is_virtual === 1 && event.is_in_person === 1;
    if (isHybrid && !body.attendanceType) throw invalidInput({ attendanceType: attendanceTypeMissing });
    const registration = {
      eventId: event.id,
      userId: session?.user.id ?? null,
      name: body.name,
      email: body.email,
      emailKey,
      organization: body.organization ?? null,
      attendanceType: isHybrid ? (body.attendanceType ?? null) : null,
      priceCents: priceInCents(event, session !== null),
      createdAt: now.toISOString(),
      heldUntil: isProven ? null : new Date(now.getTime() + holdMinutes * minute).toISOString(),
      // A guest of an annual member has none.
      hasPriority: isProven && standing.hasPriority,
    };
    const earlier = await findByEmail(trx, event.id, emailKey);
    if (earlier && !isProven) {
      await tellAgain(deps, trx, event, earlier);
      return { ...(await placeOfNext(trx, event)), isHeld: true };
    }
    if (earlier?.held_until === null) throw alreadyRegistered(earlier.status === 'waitlisted');
    if (earlier) await takeOver(trx, earlier.id, registration);
    const id = earlier?.id ?? (await joinLine(trx, registration));
    await seatNext(deps, trx, event, id);
    const stored = await findById(trx, id);
    if (!stored) throw new Error('a registration has vanished from its own transaction');
    const place = await placeOf(trx, stored);
    await mailPlace(deps, trx, event, stored, place);
    return { ...place, isHeld: !isProven };
  }, turnOf(params.id));
  deps.mail.wake();
  return result;
}

/** Hundreds of people register within seconds of an announcement, and each registration locks the event. */
function turnOf(eventId: number): { turn: string } {
  return { turn: `event:${eventId}` };
}

/**
 * Confirms the registration that is held for an emailed token and mails its details; a second call changes nothing. 400
 * for an unknown or expired token, 409 if the registration is cancelled, or the event over or cancelled.
 */
export async function confirmByToken(deps: Deps, token: string): Promise<HandlerResult<typeof confirmRegistration>> {
  const now = deps.now();
  const place = await deps.database.write(async (trx) => {
    const found = await findByToken({ db: trx }, hashToken(token));
    const event = found && (await lockEvent(deps.database, trx, found.event_id));
    // Checked again under the lock: its time may have ended in between.
    const registration = found && (await findById(trx, found.id));
    if (!event || !registration) throw deadLink();
    if (registration.status === 'cancelled') throw cancelledAlready();
    if (event.status === 'cancelled') throw calledOff();
    if (isPast(event, now)) throw new HttpError('conflict', 'This event is over.');
    const kept = await placeOf(trx, registration);
    if (registration.held_until === null) return kept;
    await keepHeld(trx, registration.id);
    await mailPlace(deps, trx, event, { ...registration, held_until: null }, kept);
    return kept;
  });
  deps.mail.wake();
  return place;
}

/** Gives every seat whose hold has expired to the next person. */
export async function releaseHeld(deps: Deps): Promise<void> {
  const now = deps.now().toISOString();
  for (const eventId of await findEventsWithOverdue(deps.database, now)) {
    const release = async (trx: Transaction) => {
      const event = await lockEvent(deps.database, trx, eventId);
      if (!event) return;
      await deleteOverdue(trx, eventId, now);
      await seatNext(deps, trx, event);
    };
    await oneOfMany(deps, { event: eventId }, () => deps.database.write(release, turnOf(eventId)));
    deps.mail.wake();
  }
}

/** Held seats go to the next person within a minute of their hour. */
export const heldSeatsJob: Job = { name: 'held-seats', every: minute, longest: 10 * minute, run: releaseHeld };

/** Mails an address its registration or, if it is unconfirmed, the link that keeps it. */
async function mailPlace(
  deps: RegistrationDeps,
  trx: Transaction,
  event: EventRow,
  registration: Registration,
  { position }: Place,
): Promise<void> {
  const context = { event, registration, token: await newToken(trx, registration) };
  const mail =
    registration.held_until !== null
      ? proofMail(deps, context)
      : position === null
        ? confirmationMail(deps, context)
        : waitlistMail(deps, context, position);
  await enqueueMail(trx, mail, deps.now(), [registration.user_id]);
}

/** Tells an address that it is already registered. Not while its seat is held, because that mail has just arrived. */
async function tellAgain(
  deps: RegistrationDeps,
  trx: Transaction,
  event: EventRow,
  registration: Registration,
): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - tellingInterval).toISOString();
  if (registration.held_until !== null || !(await claimTelling(trx, registration.id, now.toISOString(), since))) return;
  const { position } = await placeOf(trx, registration);
  const token = await newToken(trx, registration);
  const mail = alreadyRegisteredMail(deps, { event, registration, token }, position);
  await enqueueMail(trx, mail, now, [registration.user_id]);
}

interface Place {
  status: 'registered' | 'waitlisted';
  position: number | null;
}

async function placeOf(trx: Transaction, registration: Registration): Promise<Place> {
  const { status } = registration;
  if (status !== 'waitlisted') return { status: 'registered', position: null };
  return { status, position: await placeInLine(trx, registration) };
}

/** The seat or place that a new registration without priority would get. */
async function placeOfNext(trx: Transaction, event: EventRow): Promise<Place> {
  const { taken, waiting } = await countSeats({ db: trx }, event.id);
  if (taken < event.capacity) return { status: 'registered', position: null };
  return { status: 'waitlisted', position: waiting + 1 };
}

/**
 * Cancels the registration of an emailed token and mails a confirmation; the next in line gets the seat in the same
 * transaction. 400 for an unknown token, 409 if it is already cancelled or the event is over.
 */
export async function cancelByToken(deps: Deps, token: string): Promise<{ eventId: number; eventTitle: string }> {
  const now = deps.now();
  const event = await deps.database.write(async (trx) => {
    const registration = await findByToken({ db: trx }, hashToken(token));
    if (!registration) throw deadLink();
    const event = await lockEvent(deps.database, trx, registration.event_id);
    if (!event) throw notFound('event');
    if (isPast(event, now)) throw new HttpError('conflict', 'This event is over. There is nothing left to cancel.');
    if (!(await giveUpSeat(deps, trx, event, registration.id))) throw cancelledAlready();
    await enqueueMail(trx, ownCancellationMail(deps, { event, registration }), now, [registration.user_id]);
    return event;
  });
  deps.mail.wake();
  return { eventId: event.id, eventTitle: event.title };
}

/** Cancels the upcoming registrations of a member who leaves; past ones stay. */
export async function withdrawMember(
  deps: RegistrationDeps & Pick<Deps, 'database'>,
  trx: Transaction,
  userId: number,
): Promise<void> {
  for (const { id, event_id: eventId } of await findOpenOfMember(trx, userId)) {
    const event = await lockEvent(deps.database, trx, eventId);
    if (event && !isPast(event, deps.now())) await giveUpSeat(deps, trx, event, id);
  }
}

/** Cancels a registration; the next in line gets the seat. `false` if it was already cancelled. */
export async function giveUpSeat(
  deps: RegistrationDeps,
  trx: Transaction,
  event: EventRow,
  registrationId: number,
): Promise<boolean> {
  if (!(await cancel(trx, registrationId, deps.now().toISOString()))) return false;
  await seatNext(deps, trx, event);
  return true;
}

/**
 * The seats have changed: gives the free ones to the first people in line and notifies them, except `newcomer`, who has just joined it. People
 * with an unconfirmed address are told when they confirm it. There are no seats at an event that is cancelled or over.
 */
async function seatNext(deps: RegistrationDeps, trx: Transaction, event: EventRow, newcomer?: number): Promise<void> {
  const now = deps.now();
  await tellLive(trx, 'all members', { kind: 'record', of: 'event', id: event.id });
  if (event.status === 'cancelled' || isPast(event, now)) return;
  for (const registration of await fillSeats(trx, event)) {
    if (registration.id === newcomer || registration.held_until !== null) continue;
    const context = { event, registration, token: await newToken(trx, registration) };
    await enqueueMail(trx, promotionMail(deps, context), now, [registration.user_id]);
  }
}

function refuseClosed(event: EventRow, now: Date): void {
  if (event.status === 'cancelled') throw calledOff();
  if (isPast(event, now)) throw new HttpError('conflict', 'This event is over. Registration is closed.');
  if (isClosed(event, now)) throw new HttpError('conflict', 'Registration for this event has ended.');
}

/**
 * Refuses a registration that the caller's plan does not give, or not yet. What a plan gives is for the member alone:
 * nobody else's address is registered by it.
 */
function refuseTooEarly(event: EventRow, caller: Standing, { isProven, now }: { isProven: boolean; now: Date }): void {
  if (!isFor(event, caller)) throw new HttpError('forbidden', 'This event is for Professional members.');
  const opens = opensFor(event, caller, now);
  if (opens) {
    throw new HttpError('conflict', `Registration opens on ${momentIn(opens.toISOString(), event.time_zone)}.`);
  }
  if (isProven) return;
  if (event.is_exclusive === 1) throw ownAddressOnly('Only members themselves can register for this event');
  if (opensFor(event, noStanding, now))
    throw ownAddressOnly('Until registration opens for everyone, you can only register yourself');
}

function ownAddressOnly(reason: string): HttpError {
  return invalidInput({ email: `${reason}: please use the confirmed address of your account` });
}

function calledOff(): HttpError {
  return new HttpError('conflict', 'This event has been cancelled.');
}

function cancelledAlready(): HttpError {
  return new HttpError('conflict', 'This registration has already been cancelled.');
}

function deadLink(): HttpError {
  return invalidInput({ token: 'This link is not valid' });
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
