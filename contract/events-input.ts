import { z } from 'zod';
import { choice, line, paragraphText, webAddress } from '#contract/kit/fields.ts';
import { isRealTime, localTime, timeZone } from '#contract/kit/local-time.ts';
import { eventTypes, sponsorLevels } from './events.ts';

/** Bounds of what admins enter for an event (rule event-bounds). */
export const eventBounds = {
  title: 150,
  description: 300,
  content: 20_000,
  place: 150,
  capacity: 100_000,
  price: 100_000,
  days: 31,
  speakers: 40,
  agendaDays: 10,
  agendaItems: 40,
  sponsors: 60,
  /** Thirty days. */
  priorityHours: 720,
} as const;

export const eventFormats = {
  'in-person': 'In person',
  virtual: 'Virtual',
  hybrid: 'In person and online',
} as const;
export type EventFormat = keyof typeof eventFormats;

const text = (max: number) => paragraphText.max(max, `Please keep this to ${max.toLocaleString('en-US')} characters`);

const person = z.strictObject({
  name: line(100).min(1, 'Please enter a name'),
  title: line(150),
  bio: text(600),
});

const agendaItem = z.strictObject({
  time: line(30).min(1, 'Please enter a time'),
  title: line(150).min(1, 'Please enter a title'),
  description: text(400),
});

const agendaDay = z.strictObject({
  day: line(60).min(1, 'Please name the day'),
  items: z.array(agendaItem).max(eventBounds.agendaItems, `A day holds at most ${eventBounds.agendaItems} items`),
});

const sponsor = z.strictObject({
  name: line(100).min(1, 'Please enter a name'),
  level: z.enum(sponsorLevels, 'Please choose a level'),
});

/** An event as the admin's form sends it: empty texts mean "none". */
export const eventFields = {
  title: line(eventBounds.title).min(1, 'Please enter a title'),
  description: line(eventBounds.description),
  /** Plain text or simple HTML; sanitised when it is stored. */
  content: text(eventBounds.content),
  type: choice(eventTypes, 'Please choose a type'),
  focusAreaId: z.int('Please choose a focus area').positive('Please choose a focus area'),
  startsAt: localTime,
  endsAt: localTime,
  timeZone,
  format: choice(eventFormats, 'Please choose a format'),
  /** The location on cards, such as `Rotterdam, Netherlands`; `Online` for a virtual event without one. */
  location: line(eventBounds.place),
  address: line(200),
  city: line(100),
  country: line(100),
  virtualEventUrl: webAddress,
  externalUrl: webAddress,
  organizerName: line(eventBounds.place).min(1, 'Please name the organizer'),
  isPremium: z.boolean('Please say whether members save on it'),
  isExclusive: z.boolean('Please say whether it is for Professional members only').default(false),
  price: z
    .number('Please enter a price, 0 for free')
    .min(0, 'Please enter a price, 0 for free')
    .max(eventBounds.price, `Please enter at most $${eventBounds.price.toLocaleString('en-US')}`)
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, 'Please enter whole cents'),
  capacity: z
    .int('Please enter how many seats there are')
    .min(1, 'Please enter at least one seat')
    .max(eventBounds.capacity, `Please enter at most ${eventBounds.capacity.toLocaleString('en-US')} seats`),
  /** When registration ends; empty: when the event does. */
  registrationDeadline: z.union([z.literal(''), localTime], 'Please choose a date and a time'),
  /** When registration opens; empty: when the event is published. */
  registrationOpensAt: z.union([z.literal(''), localTime], 'Please choose a date and a time').default(''),
  /** How many hours earlier annual members register. */
  priorityHours: z
    .int('Please enter whole hours, 0 for none')
    .min(0, 'Please enter whole hours, 0 for none')
    .max(eventBounds.priorityHours, `Please enter at most ${eventBounds.priorityHours} hours`)
    .default(0),
  speakers: z.array(person).max(eventBounds.speakers, `There can be at most ${eventBounds.speakers} speakers`),
  agenda: z.array(agendaDay).max(eventBounds.agendaDays, `There can be at most ${eventBounds.agendaDays} days`),
  sponsors: z.array(sponsor).max(eventBounds.sponsors, `There can be at most ${eventBounds.sponsors} sponsors`),
} as const;

const eventInput = z.object(eventFields);
export type EventInput = z.output<typeof eventInput>;
export type RawEventInput = z.input<typeof eventInput>;

/** Checks across several fields. Local times of one zone can be compared as texts. */
export function refineEvent(input: EventInput, context: z.RefinementCtx): void {
  const refuse = (field: keyof EventInput, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const { startsAt, endsAt, registrationDeadline, registrationOpensAt, priorityHours, format, location } = input;
  if (format !== 'virtual' && location === '') refuse('location', 'Please say where it takes place');
  if (priorityHours > 0 && registrationOpensAt === '') {
    refuse('registrationOpensAt', 'Please say when registration opens for everyone else');
  }
  // The time's own field reports an invalid time.
  if (![startsAt, endsAt].every(isRealTime)) return;
  if (endsAt <= startsAt) refuse('endsAt', 'It has to end after it starts');
  else if (Date.parse(`${endsAt}:00Z`) - Date.parse(`${startsAt}:00Z`) > eventBounds.days * 86_400_000) {
    refuse('endsAt', `An event lasts ${eventBounds.days} days at most`);
  }
  if (registrationDeadline > endsAt) refuse('registrationDeadline', 'Registration cannot end after the event');
  if (registrationOpensAt !== '' && registrationOpensAt >= (registrationDeadline || endsAt)) {
    refuse('registrationOpensAt', 'Registration has to open before it ends');
  }
}

/** The fields that a published event requires and a draft does not. Empty if nothing is missing. */
export function missingToPublish(
  input: Pick<EventInput, 'description' | 'content' | 'format' | 'virtualEventUrl'>,
): Record<string, string> {
  return {
    ...(input.description === '' && { description: 'Please describe it in a sentence' }),
    ...(input.content === '' && { content: 'Please say what it is about' }),
    ...(input.format !== 'in-person' && !input.virtualEventUrl && { virtualEventUrl: 'Please enter where to join' }),
  };
}

/** An event in the form's fields. */
export const eventEntries = z.object({
  title: z.string(),
  description: z.string(),
  /** Plain text if it was entered as plain text, else sanitised HTML. */
  content: z.string(),
  type: choice(eventTypes),
  focusAreaId: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  format: choice(eventFormats),
  location: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  virtualEventUrl: z.string(),
  externalUrl: z.string(),
  organizerName: z.string(),
  isPremium: z.boolean(),
  isExclusive: z.boolean(),
  price: z.number(),
  capacity: z.number().int(),
  registrationDeadline: z.string(),
  registrationOpensAt: z.string(),
  priorityHours: z.number().int(),
  speakers: z.array(z.object({ name: z.string(), title: z.string(), bio: z.string() })),
  agenda: z.array(
    z.object({
      day: z.string(),
      items: z.array(z.object({ time: z.string(), title: z.string(), description: z.string() })),
    }),
  ),
  sponsors: z.array(z.object({ name: z.string(), level: z.enum(sponsorLevels) })),
});
export type EventEntries = z.infer<typeof eventEntries>;
