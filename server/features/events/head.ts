import { placeInWords } from '#contract/events.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import type { StructuredData, Surroundings } from '#server/platform/records/structured-data.ts';
import { type EventRow, findEvent } from './store.ts';

/** The title of an event, which says that it is cancelled. */
export function headlineOf({ title, status }: Pick<EventRow, 'title' | 'status'>): string {
  return status === 'cancelled' ? `Cancelled: ${title}` : title;
}

/** The head of an event's page. */
export const findEventHead: PageHead['find'] = async (database, key) => {
  const row = await findEvent(database, Number(key));
  return (
    row && {
      title: headlineOf(row),
      description: row.description,
      preview: { kind: 'Event', detail: [row.date_display, row.location].filter(Boolean).join(' · ') },
      structured: (around) => structuredEvent(row, around),
    }
  );
};

function structuredEvent(row: EventRow, { url, image }: Surroundings): StructuredData {
  const attendance = row.is_virtual === 0 ? 'Offline' : row.is_in_person === 0 ? 'Online' : 'Mixed';
  return {
    '@type': 'Event',
    name: row.title,
    description: row.description,
    url,
    image,
    startDate: row.start_date,
    endDate: row.end_date,
    eventStatus: `https://schema.org/Event${row.status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    location: [
      ...(row.is_in_person === 1
        ? [{ '@type': 'Place', name: row.location, address: placeInWords(row, row.address) ?? row.location }]
        : []),
      // Where to join is for those who are registered.
      ...(row.is_virtual === 1 ? [{ '@type': 'VirtualLocation', url }] : []),
    ],
    organizer: { '@type': 'Organization', name: row.organizer_name },
    offers: { '@type': 'Offer', price: row.price_cents / 100, priceCurrency: 'USD', url },
  };
}
