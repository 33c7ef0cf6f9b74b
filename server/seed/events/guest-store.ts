import { searchKey } from '#server/features/events/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

const firstNames = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dmitri',
  'Esther',
  'Farid',
  'Greta',
  'Hugo',
  'Ivy',
  'Joon',
  'Kira',
  'Luca',
];
const lastNames = [
  'Adler',
  'Bauer',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fontana',
  'Grant',
  'Haddad',
  'Ito',
  'Jansen',
  'Kaur',
];

/** As many rows as one statement takes on either database, by far. */
const batch = 200;

/** Fills seats and the waitlist with invented guests, who get no mail. */
export async function insertGuests(
  trx: Transaction,
  eventId: number,
  { registered, waitlisted }: { registered: number; waitlisted: number },
  priceCents: number,
  now: Date,
): Promise<void> {
  const guests = Array.from({ length: registered + waitlisted }, (_, index) => {
    const email = `guest-${index + 1}.event-${eventId}@sample.example`;
    const name = `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]} (sample)`;
    return {
      event_id: eventId,
      name,
      email,
      search_key: searchKey({ name, email, organization: null }),
      email_key: email,
      price_cents: priceCents,
      status: index < registered ? ('registered' as const) : ('waitlisted' as const),
      created_at: now.toISOString(),
    };
  });
  for (let at = 0; at < guests.length; at += batch) {
    await trx
      .insertInto('event_registrations')
      .values(guests.slice(at, at + batch))
      .execute();
  }
}
