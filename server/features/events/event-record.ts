import type { Selectable } from 'kysely';

import type { EventEntries, EventInput } from '#contract/events-input.ts';
import { typedText } from '#contract/kit/typed-text.ts';
import type { EventsTable } from '#server/platform/db/tables/events.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { daysInWords, fromLocal, toLocal } from '#server/platform/text/local-time.ts';
import type { EventRow } from './store.ts';

/** The columns that an admin's entries decide. */
export type EnteredColumns = Pick<
  Selectable<EventsTable>,
  | 'title'
  | 'description'
  | 'content'
  | 'type'
  | 'start_date'
  | 'end_date'
  | 'time_zone'
  | 'date_display'
  | 'location'
  | 'address'
  | 'city'
  | 'country'
  | 'external_url'
  | 'virtual_event_url'
  | 'is_premium'
  | 'is_virtual'
  | 'is_in_person'
  | 'price_cents'
  | 'capacity'
  | 'focus_area_id'
  | 'organizer_name'
  | 'speakers'
  | 'agenda'
  | 'sponsors'
  | 'registration_deadline'
  | 'registration_opens_at'
  | 'priority_hours'
  | 'is_exclusive'
>;

/**
 * The columns that store an admin's entries. Throws `invalid_input` for a local time that does not exist. `before`: an
 * unchanged time stays the same, even in the hour that occurs twice in autumn.
 */
export function columnsOf(input: EventInput, before?: EventRow): EnteredColumns {
  const { format, timeZone, startsAt, endsAt } = input;
  const moment = (field: string, local: string, stored: string | null | undefined) => {
    if (stored && before?.time_zone === timeZone && toLocal(stored, timeZone) === local) return stored;
    const found = fromLocal(local, timeZone);
    if (!found)
      throw invalidInput({ [field]: 'This time does not exist in that time zone because of daylight saving time' });
    return found;
  };
  const optionalMoment = (field: 'registrationDeadline' | 'registrationOpensAt', stored: string | null | undefined) =>
    input[field] === '' ? null : moment(field, input[field], stored);
  const hasPlace = format !== 'virtual';
  const hasLink = format !== 'in-person';
  return {
    title: input.title,
    description: input.description,
    content: input.content === '' ? '' : toSafeHtml(input.content),
    type: input.type,
    start_date: moment('startsAt', startsAt, before?.start_date),
    end_date: moment('endsAt', endsAt, before?.end_date),
    time_zone: timeZone,
    date_display: daysInWords(startsAt, endsAt),
    location: input.location || 'Online',
    address: hasPlace ? input.address || null : null,
    city: hasPlace ? input.city || null : null,
    country: hasPlace ? input.country || null : null,
    external_url: input.externalUrl ?? null,
    virtual_event_url: hasLink ? (input.virtualEventUrl ?? null) : null,
    is_premium: input.isPremium ? 1 : 0,
    is_virtual: hasLink ? 1 : 0,
    is_in_person: hasPlace ? 1 : 0,
    price_cents: Math.round(input.price * 100),
    capacity: input.capacity,
    focus_area_id: input.focusAreaId,
    organizer_name: input.organizerName,
    speakers: JSON.stringify(input.speakers.map((speaker, index) => ({ id: index + 1, ...speaker, image: null }))),
    agenda: JSON.stringify(input.agenda),
    sponsors: JSON.stringify(input.sponsors.map((sponsor, index) => ({ id: index + 1, ...sponsor, logo: null }))),
    registration_deadline: optionalMoment('registrationDeadline', before?.registration_deadline),
    registration_opens_at: optionalMoment('registrationOpensAt', before?.registration_opens_at),
    priority_hours: input.priorityHours,
    is_exclusive: input.isExclusive ? 1 : 0,
  };
}

/** A record as its form's values: sent unchanged, they make the same record again. */
export function entriesOf(row: EventRow): EventEntries {
  // Our own JSON, written by `columnsOf` and the seed.
  const speakers = JSON.parse(row.speakers) as EventEntries['speakers'];
  const sponsors = JSON.parse(row.sponsors) as EventEntries['sponsors'];
  return {
    title: row.title,
    description: row.description,
    content: typedText(row.content),
    type: row.type,
    focusAreaId: row.focus_area_id,
    startsAt: toLocal(row.start_date, row.time_zone),
    endsAt: toLocal(row.end_date, row.time_zone),
    timeZone: row.time_zone,
    format: row.is_virtual === 0 ? 'in-person' : row.is_in_person === 1 ? 'hybrid' : 'virtual',
    location: row.location,
    address: row.address ?? '',
    city: row.city ?? '',
    country: row.country ?? '',
    virtualEventUrl: row.virtual_event_url ?? '',
    externalUrl: row.external_url ?? '',
    organizerName: row.organizer_name,
    isPremium: row.is_premium === 1,
    isExclusive: row.is_exclusive === 1,
    price: row.price_cents / 100,
    capacity: row.capacity,
    registrationDeadline: row.registration_deadline ? toLocal(row.registration_deadline, row.time_zone) : '',
    registrationOpensAt: row.registration_opens_at ? toLocal(row.registration_opens_at, row.time_zone) : '',
    priorityHours: row.priority_hours,
    speakers: speakers.map(({ name, title, bio }) => ({ name, title, bio })),
    agenda: JSON.parse(row.agenda) as EventEntries['agenda'],
    sponsors: sponsors.map(({ name, level }) => ({ name, level })),
  };
}

/** The facts that registered people plan by; when one of them changes, they are notified. */
const planned = [
  'start_date',
  'end_date',
  'time_zone',
  'location',
  'address',
  'virtual_event_url',
  'is_virtual',
  'is_in_person',
] as const satisfies (keyof EnteredColumns)[];

/** Whether a change concerns when or where an event takes place. */
export function changesPlans(before: EventRow, after: EnteredColumns): boolean {
  return planned.some((column) => before[column] !== after[column]);
}

/** The columns whose values a change alters, for the audit log. */
export function changedColumns(before: EventRow, after: EnteredColumns): string[] {
  return (Object.keys(after) as (keyof EnteredColumns)[])
    .filter((column) => before[column] !== after[column])
    .map((column) => column.replaceAll('_', ' '));
}
