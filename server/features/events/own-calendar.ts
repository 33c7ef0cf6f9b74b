import type { Feature } from '#server/platform/feature.ts';
import { eventEntry } from './calendar.ts';
import { joinUrlFor } from './mails.ts';
import { findAttended } from './registration-store.ts';

/** The events for which a member has a seat (rule own-calendar). Cancelled ones stay, and say so. */
export const eventsInCalendar: NonNullable<Feature['calendar']> = async (deps, userId, page) => {
  const rows = await findAttended(deps.database, userId, page);
  const byEvent = new Map(rows.map((row) => [row.id, row]));
  return [...byEvent.values()].map((row) => eventEntry(deps, row, joinUrlFor(row, row)));
};
