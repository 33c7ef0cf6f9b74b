import { type Selectable, sql } from 'kysely';

import type { AttendanceType } from '#contract/events.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { EventRegistrationsTable } from '#server/platform/db/tables/events.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { countSeats, type EventRow, events, findAnyEvent, indexEvent } from './store.ts';

export type Registration = Selectable<EventRegistrationsTable>;

const memberStatuses = ['registered', 'waitlisted', 'held'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export interface NewRegistration {
  eventId: number;
  userId: number | null;
  name: string;
  email: string;
  emailKey: string;
  organization: string | null;
  attendanceType: AttendanceType | null;
  priceCents: number;
  createdAt: string;
  /** The end of the hold for an unconfirmed address; `null` for a confirmed one. */
  heldUntil: string | null;
  /** Comes before everyone without priority on the waitlist. */
  hasPriority: boolean;
}

/**
 * Reads an event and locks its seats until `trx` ends: a second transaction waits here, and then counts the seats that
 * the first has left. Call it before any other query for the event's seats.
 *
 * PostgreSQL locks the row. SQLite has no row locks. A write that changes nothing makes this the only writing
 * transaction from its start; one that began with a read would have to be abandoned if another process wrote in
 * between.
 */
export async function lockEvent(
  { dialect }: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
): Promise<EventRow | undefined> {
  if (dialect === 'postgres') await sql`select id from events where id = ${id} for update`.execute(trx);
  else await sql`update events set id = id where id = ${id}`.execute(trx);
  return findAnyEvent({ db: trx }, id);
}

/** Rebuilds the search terms of a event from its row. */
export async function reindexEvent(database: Pick<Database, 'dialect'>, trx: Transaction, id: number): Promise<void> {
  const event = await lockEvent(database, trx, id);
  if (event) await indexEvent(database, trx, event);
}

/** The registration of an address that is not cancelled, or `undefined`. */
export function findByEmail(trx: Transaction, eventId: number, emailKey: string): Promise<Registration | undefined> {
  return trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('email_key', '=', emailKey)
    .where('status', '<>', sql.lit('cancelled'))
    .executeTakeFirst();
}

/** The current registration, or `undefined`. */
export function findById(trx: Transaction, id: number): Promise<Registration | undefined> {
  return trx.selectFrom('event_registrations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The registration for an emailed token, or `undefined`. */
export function findByToken({ db }: Pick<Database, 'db'>, tokenHash: string): Promise<Registration | undefined> {
  return db
    .selectFrom('event_registrations')
    .innerJoin('event_registration_tokens', 'event_registration_tokens.registration_id', 'event_registrations.id')
    .selectAll('event_registrations')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Adds a person to the line, behind everyone with the same priority, and returns the registration's id. */
export async function joinLine(trx: Transaction, registration: NewRegistration): Promise<number> {
  const { id } = await trx
    .insertInto('event_registrations')
    .values({
      event_id: registration.eventId,
      user_id: registration.userId,
      name: registration.name,
      email: registration.email,
      email_key: registration.emailKey,
      organization: registration.organization,
      attendance_type: registration.attendanceType,
      price_cents: registration.priceCents,
      search_key: searchKey(registration),
      status: 'waitlisted',
      created_at: registration.createdAt,
      held_until: registration.heldUntil,
      has_priority: registration.hasPriority ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives the free seats to the first people in line and returns them in order. The event is locked (`lockEvent`). */
export async function fillSeats(trx: Transaction, event: Pick<EventRow, 'id' | 'capacity'>): Promise<Registration[]> {
  const { taken } = await countSeats({ db: trx }, event.id);
  const free = event.capacity - taken;
  if (free <= 0) return [];
  const first = trx
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', event.id)
    .where('status', '=', 'waitlisted')
    .orderBy('has_priority', 'desc')
    .orderBy('id')
    .limit(free);
  const seated = await trx
    .updateTable('event_registrations')
    .set({ status: 'registered' })
    .where('id', 'in', first)
    .returningAll()
    .execute();
  return seated.toSorted((a, b) => b.has_priority - a.has_priority || a.id - b.id);
}

/** The place in line of a waiting person, counted from 1. */
export async function placeInLine(
  trx: Transaction,
  { event_id: eventId, id, has_priority: priority }: Pick<Registration, 'event_id' | 'id' | 'has_priority'>,
): Promise<number> {
  const { place } = await trx
    .selectFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('status', '=', 'waitlisted')
    .where(({ or, and, eb }) =>
      or([eb('has_priority', '>', priority), and([eb('has_priority', '=', priority), eb('id', '<=', id)])]),
    )
    .select(({ fn }) => fn.countAll<number>().as('place'))
    .executeTakeFirstOrThrow();
  return place;
}

/** The search terms of a registration: any part of the name, the address or the organization. */
export function searchKey({
  name,
  email,
  organization,
}: Pick<Registration, 'name' | 'email' | 'organization'>): string {
  return foldCase([name, email, organization ?? ''].join(' '));
}

/** Stores a mail's token by its hash. */
export async function insertToken(trx: Transaction, registrationId: number, tokenHash: string): Promise<void> {
  await trx
    .insertInto('event_registration_tokens')
    .values({ registration_id: registrationId, token_hash: tokenHash })
    .execute();
}

/** The number of rows in one statement, far below the limit of either database. */
const tokensAtOnce = 500;

/** Stores the tokens of many mails by their hashes. */
export async function insertTokens(
  trx: Transaction,
  tokens: readonly { registration_id: number; token_hash: string }[],
): Promise<void> {
  for (let from = 0; from < tokens.length; from += tokensAtOnce) {
    await trx
      .insertInto('event_registration_tokens')
      .values(tokens.slice(from, from + tokensAtOnce))
      .execute();
  }
}

/** Turns a held registration into a regular one. */
export async function keepHeld(trx: Transaction, id: number): Promise<void> {
  await trx.updateTable('event_registrations').set({ held_until: null }).where('id', '=', id).execute();
}

/**
 * Replaces the text that a stranger typed for a member's address with the member's own, and assigns the registration to
 * the member; its place in line stays, unless the member has priority.
 */
export async function takeOver(
  trx: Transaction,
  id: number,
  registration: Pick<
    NewRegistration,
    'userId' | 'name' | 'email' | 'organization' | 'attendanceType' | 'priceCents' | 'hasPriority'
  >,
): Promise<void> {
  await trx
    .updateTable('event_registrations')
    .set({
      user_id: registration.userId,
      name: registration.name,
      email: registration.email,
      organization: registration.organization,
      attendance_type: registration.attendanceType,
      price_cents: registration.priceCents,
      search_key: searchKey(registration),
      held_until: null,
      has_priority: registration.hasPriority ? 1 : 0,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Records that an address is notified now that it is registered. Returns `false` if it was mailed after `since`, and is
 * then not notified again.
 */
export async function claimTelling(trx: Transaction, id: number, now: string, since: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_registrations')
    .set({ told_at: now })
    .where('id', '=', id)
    .where(sql`coalesce(told_at, created_at)`, '<=', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Events with an expired held seat or place in line, always in the order of events (see `lockEvent`). */
export async function findEventsWithOverdue({ db }: Pick<Database, 'db'>, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('event_registrations')
    .where('held_until', '<=', now)
    .select('event_id')
    .distinct()
    .orderBy('event_id')
    .execute();
  return rows.map((row) => row.event_id);
}

/**
 * Deletes unconfirmed registrations after their time: the address may belong to a person who never asked for a seat.
 */
export async function deleteOverdue(trx: Transaction, eventId: number, now: string): Promise<void> {
  await trx.deleteFrom('event_registrations').where('event_id', '=', eventId).where('held_until', '<=', now).execute();
}

/** Cancels a registration; `false` when it already was. */
export async function cancel(trx: Transaction, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('event_registrations')
    .set({ status: 'cancelled', cancelled_at: at })
    .where('id', '=', id)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whether a member has a seat or a place in line. If they registered twice, a seat takes precedence and a held one
 * comes last.
 */
export async function statusOfMember(
  { db }: Pick<Database, 'db'>,
  eventId: number,
  userId: number,
): Promise<MemberStatus | null> {
  const rows = await db
    .selectFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('status', '<>', 'cancelled')
    .select(['status', 'held_until'])
    .execute();
  const has = (status: MemberStatus) => rows.some((row) => (row.held_until === null ? row.status : 'held') === status);
  return memberStatuses.find(has) ?? null;
}

/** The events that end after a moment and for which a member has a seat, with how they attend; the earliest first. */
export function findAttended(
  { db }: Pick<Database, 'db'>,
  userId: number,
  { from, limit }: { from: string; limit: number },
): Promise<(EventRow & Pick<Registration, 'attendance_type'>)[]> {
  return events(db)
    .innerJoin('event_registrations', 'event_registrations.event_id', 'events.id')
    .select('event_registrations.attendance_type')
    .where('event_registrations.user_id', '=', userId)
    .where('event_registrations.status', '=', 'registered')
    .where('event_registrations.held_until', 'is', null)
    .where('events.status', '<>', 'draft')
    .where('events.end_date', '>', from)
    .orderBy('events.start_date')
    .orderBy('events.id')
    .limit(limit)
    .execute();
}

/** A member's registrations that are not cancelled, always in the order of events (see `lockEvent`). */
export function findOpenOfMember(trx: Transaction, userId: number): Promise<{ id: number; event_id: number }[]> {
  return trx
    .selectFrom('event_registrations')
    .where('user_id', '=', userId)
    .where('status', '<>', 'cancelled')
    .select(['id', 'event_id'])
    .orderBy('event_id')
    .execute();
}

/** Removes the name from a member's registrations: they still count as seats and prices. */
export async function eraseRegistrant(trx: Transaction, userId: number, name: string): Promise<void> {
  const own = trx.selectFrom('event_registrations').where('user_id', '=', userId).select('id');
  await trx.deleteFrom('event_registration_tokens').where('registration_id', 'in', own).execute();
  await trx
    .updateTable('event_registrations')
    .set({
      user_id: null,
      name,
      email: '',
      organization: null,
      search_key: '',
      email_key: sql<string>`'former-member-' || id`,
    })
    .where('user_id', '=', userId)
    .execute();
}
