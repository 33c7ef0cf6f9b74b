import type { EventDetail, EventType } from '#contract/events.ts';

/** Local time of a day, `09:30`. */
type Clock = `${number}:${number}`;

/** An agenda item: hours as they are shown, title, description. */
type Item = readonly [time: string, title: string, description: string];

/** A sample event; its days are counted from the day of seeding, so that a demo stays alive. */
export interface SampleEvent {
  title: string;
  description: string;
  content: string;
  type: EventType;
  focusAreaId: number;
  when: {
    /** Days from the day of seeding, negative for the past, then on to the next such weekday (0: Sunday). */
    inDays: number;
    weekday: number;
    /** Length in days. */
    days: number;
    opens: Clock;
    closes: Clock;
    timeZone: string;
  };
  where: { location: string; address?: string; city?: string; country?: string; joinUrl?: string };
  price: number;
  isPremium?: true;
  /** Only Professional members register. */
  isExclusive?: true;
  capacity: number;
  /** The number of registrations; those beyond the capacity are on the waitlist. */
  guests: number;
  organizer: string;
  speakers: readonly Omit<EventDetail['speakers'][number], 'id' | 'image'>[];
  /** One list of items for each day. */
  agenda: readonly (readonly Item[])[];
  sponsors?: Partial<Record<EventDetail['sponsors'][number]['level'], readonly string[]>>;
}
