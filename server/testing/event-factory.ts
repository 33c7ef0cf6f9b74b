import { confirmRegistration } from '#contract/events.ts';
import type { RawEventInput } from '#contract/events-input.ts';
import { hour } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { presentUser, userColumns } from '#server/features/accounts/session-store.ts';
import { newToken } from '#server/features/events/registrations.ts';
import { insertEvent, type NewEvent } from '#server/features/events/store.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';

let made = 0;

/** When a test's event takes place, in hours from the test's now. */
interface Timing {
  startsInHours?: number;
  lastsHours?: number;
}

/** Adds an event for a test (a free webinar of a week from now, 50 seats) and returns its id. */
export function anEvent(
  deps: Pick<Deps, 'database' | 'now'>,
  { startsInHours = 7 * 24, lastsHours = 2, ...overrides }: Partial<NewEvent> & Timing = {},
): Promise<number> {
  made += 1;
  const start = deps.now().getTime() + startsInHours * hour;
  return deps.database.write((trx) =>
    insertEvent(deps.database, trx, {
      title: `Event ${made}`,
      description: 'A sample event of a test.',
      content: '<p>What it is about.</p>',
      type: 'webinar',
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + lastsHours * hour).toISOString(),
      time_zone: 'Europe/Lisbon',
      date_display: 'soon',
      location: 'Online',
      address: null,
      city: null,
      country: null,
      image_url: null,
      banner_url: null,
      registration_url: null,
      external_url: null,
      virtual_event_url: 'https://meet.test.example/room',
      is_premium: 0,
      is_virtual: 1,
      is_in_person: 0,
      price_cents: 0,
      capacity: 50,
      focus_area_id: 1,
      organizer_name: 'Test Organizer',
      organizer_logo: null,
      speakers: '[]',
      agenda: '[]',
      sponsors: '[]',
      status: 'scheduled',
      sequence: 0,
      created_at: deps.now().toISOString(),
      ...overrides,
    }),
  );
}

/** A complete event as an admin's form sends it: a hybrid conference of two days in spring 2027. */
export function eventForm(overrides: Partial<RawEventInput> = {}): RawEventInput {
  return {
    title: 'Sample Tidal Forum',
    description: 'Two days about power from the tides.',
    content: 'Turbines, cables and permits.\n\nWith people who have all three.',
    type: 'conference',
    focusAreaId: 1,
    startsAt: '2027-04-20T09:30',
    endsAt: '2027-04-21T17:00',
    timeZone: 'Europe/Lisbon',
    format: 'hybrid',
    location: 'Porto, Portugal',
    address: 'Sample Quay 7',
    city: 'Porto',
    country: 'Portugal',
    virtualEventUrl: 'https://meet.test.example/tides',
    externalUrl: '',
    organizerName: 'Test Organizer',
    isPremium: true,
    price: 349.5,
    capacity: 80,
    registrationDeadline: '2027-04-18T23:59',
    speakers: [{ name: 'Ines Okafor', title: 'Engineer', bio: 'Builds turbines.' }],
    agenda: [{ day: 'Tuesday, April 20', items: [{ time: '09:30', title: 'Keynote: tides', description: '' }] }],
    sponsors: [{ name: 'Sample Harbour', level: 'Gold' }],
    ...overrides,
  };
}

/** A browser of the member with this confirmed address; creates the account where there is none. */
export async function guestOf(app: TestApp, email: string): Promise<TestClient> {
  const known = await app.deps.database.db
    .selectFrom('users')
    .where('email_key', '=', foldCase(email))
    .select(['id', ...userColumns])
    .executeTakeFirst();
  return app.signedIn(known ? presentUser(known) : await app.aUser({ email }));
}

/** Opens the link mailed to an address that confirms its registration. */
export async function keepHeldFor(app: TestApp, eventId: number, email: string) {
  const { deps } = app;
  const held = await deps.database.db
    .selectFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('email_key', '=', foldCase(email))
    .where('held_until', 'is not', null)
    .select('id')
    .executeTakeFirstOrThrow();
  const token = await deps.database.write((trx) => newToken(trx, held));
  return (await app.visitor().call(confirmRegistration, { body: { token } })).body;
}
