import type { EventDetail } from '#contract/events.ts';
import { insertEvent } from '#server/features/events/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { toSafeHtml } from '#server/platform/rich-text/rich-text.ts';
import { claimSeed } from '../seed-store.ts';
import { datesOf } from './dates.ts';
import { insertGuests } from './guest-store.ts';
import type { SampleEvent } from './sample-event.ts';
import { sampleEvents } from './sample-events.ts';

/** Adds the sample events with their guests, once; also to a database that was seeded before there were any. */
export async function seedEvents(database: Pick<Database, 'dialect'>, trx: Transaction, now: Date): Promise<void> {
  if (!(await claimSeed(trx, 'events', now.toISOString()))) return;
  for (const sample of sampleEvents) {
    const { when, where, price, isPremium = false, isExclusive = false } = sample;
    const dates = datesOf(when, now);
    const id = await insertEvent(database, trx, {
      title: sample.title,
      description: sample.description,
      content: toSafeHtml(sample.content),
      type: sample.type,
      start_date: dates.startDate,
      end_date: dates.endDate,
      time_zone: when.timeZone,
      date_display: dates.dateDisplay,
      location: where.location,
      address: where.address ?? null,
      city: where.city ?? null,
      country: where.country ?? null,
      image_url: null,
      banner_url: null,
      registration_url: null,
      external_url: null,
      virtual_event_url: where.joinUrl ?? null,
      is_premium: isPremium ? 1 : 0,
      is_exclusive: isExclusive ? 1 : 0,
      is_virtual: where.joinUrl ? 1 : 0,
      is_in_person: where.city || !where.joinUrl ? 1 : 0,
      price_cents: Math.round(price * 100),
      capacity: sample.capacity,
      focus_area_id: sample.focusAreaId,
      organizer_name: sample.organizer,
      organizer_logo: null,
      ...programmeOf(sample, dates.dayNames),
      status: 'scheduled',
      sequence: 0,
      created_at: now.toISOString(),
    });
    const registered = Math.min(sample.guests, sample.capacity);
    await insertGuests(trx, id, { registered, waitlisted: sample.guests - registered }, Math.round(price * 100), now);
  }
}

function programmeOf(sample: SampleEvent, dayNames: string[]): Record<'speakers' | 'agenda' | 'sponsors', string> {
  const speakers: EventDetail['speakers'] = sample.speakers.map((speaker, index) => ({
    id: index + 1,
    ...speaker,
    image: null,
  }));
  const agenda: EventDetail['agenda'] = sample.agenda.map((items, index) => ({
    day: dayNames[index] ?? `Day ${index + 1}`,
    items: items.map(([time, title, description]) => ({ time, title, description })),
  }));
  const levels = Object.entries(sample.sponsors ?? {}) as [EventDetail['sponsors'][number]['level'], string[]][];
  const sponsors: EventDetail['sponsors'] = levels
    .flatMap(([level, names]) => names.map((name) => ({ name, level, logo: null })))
    .map((sponsor, index) => ({ id: index + 1, ...sponsor }));
  return { speakers: JSON.stringify(speakers), agenda: JSON.stringify(agenda), sponsors: JSON.stringify(sponsors) };
}
