import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { RegistrationStatus } from '#contract/events-admin.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import type { Registration } from './registration-store.ts';

/** A registration, and whether the person has a profile to link to. */
export type AdminRegistrationRow = Registration & { has_profile: 0 | 1 };

export interface RegistrationFilters {
  eventId: number;
  search: string | undefined;
  status: RegistrationStatus | undefined;
}

/** Registrations of an event, newest first, and the waitlist in its order. */
export function findRegistrations(
  { db }: Pick<Database, 'db'>,
  filters: RegistrationFilters,
  { after, limit }: { after: PlaceInList | undefined; limit: number },
): Promise<AdminRegistrationRow[]> {
  const query = matching({ db }, filters).selectAll().select(hasProfile('event_registrations.user_id')).limit(limit);
  if (filters.status !== 'waitlisted') {
    return (after ? query.where('id', '<', after.id) : query).orderBy('id', 'desc').execute();
  }
  const rest = after ? query.where((eb) => isBehind(eb, after)) : query;
  return rest.orderBy('has_priority', 'desc').orderBy('id').execute();
}

/** Where a page of the list ends. */
export type PlaceInList = Pick<Registration, 'id' | 'has_priority'>;

/** Whether a registration comes later on the waitlist. */
function isBehind(eb: ExpressionBuilder<Schema, 'event_registrations'>, { id, has_priority: priority }: PlaceInList) {
  return eb.or([eb('has_priority', '<', priority), eb.and([eb('has_priority', '=', priority), eb('id', '>', id)])]);
}

/** Counts the matching rows, up to one past the cap. */
export function countRegistrations(database: Pick<Database, 'db'>, filters: RegistrationFilters): Promise<number> {
  return countCapped(database, matching(database, filters).select('id'));
}

/** A registration of this event only, or `undefined`. */
export function findRegistration(
  { db }: Pick<Database, 'db'>,
  eventId: number,
  id: number,
): Promise<AdminRegistrationRow | undefined> {
  return db
    .selectFrom('event_registrations')
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .selectAll()
    .select(hasProfile('event_registrations.user_id'))
    .executeTakeFirst();
}

/** Records when a person was seen, or that they were not. */
export async function setAttended(trx: Transaction, id: number, at: string | null): Promise<void> {
  await trx.updateTable('event_registrations').set({ attended_at: at }).where('id', '=', id).execute();
}

/**
 * Registrations that get notices by mail. Not those of deleted accounts, which have no address, nor held seats, whose
 * address is not confirmed.
 */
export function isMailed(eb: ExpressionBuilder<Schema, 'event_registrations'>) {
  return eb.and([eb('email', '<>', ''), eb('held_until', 'is', null)]);
}

/** The registrations of an event in these states whose people get mail, after an id, oldest first. */
export function findHolders(
  trx: Transaction,
  eventId: number,
  statuses: readonly ('registered' | 'waitlisted')[],
  { after, limit }: { after: number; limit: number },
): Promise<Registration[]> {
  return trx
    .selectFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('status', 'in', statuses)
    .where(isMailed)
    .where('id', '>', after)
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .execute();
}

function matching(
  { db }: Pick<Database, 'db'>,
  { eventId, search, status }: RegistrationFilters,
): SelectQueryBuilder<Schema, 'event_registrations', object> {
  let query = db.selectFrom('event_registrations').where('event_id', '=', eventId);
  if (status) query = query.where('status', '=', status);
  if (search) {
    // A search by any part of a name is affordable here, because an index selects the registrations of one event.
    const part = foldCase(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
    query = query.where(sql<boolean>`search_key like ${`%${part}%`} escape '\\'`);
  }
  return query;
}
