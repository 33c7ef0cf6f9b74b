import type { Control, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { type AdminEvent, createEvent } from '#contract/events-admin.ts';
import { type EventEntries, type EventInput } from '#contract/events-input.ts';
import { useForm } from '#src/hooks/use-form.ts';
import { contractResolver, numberOf } from '#src/lib/form-resolver.ts';
import { localTimeZone } from '#src/lib/format.ts';

const text = z.string().max(20_500).catch('');
const speaker = z.object({ name: text, title: text, bio: text });
const item = z.object({ time: text, title: text, description: text });
const day = z.object({ day: text, items: z.array(item).max(100).catch([]) });
const sponsor = z.object({ name: text, level: text });

/** The form's values: text in every field but one. The schema also reads drafts and empties invalid fields. */
export const eventValues = z.object({
  /** The edition that the entries were made on: a draft of this browser may be older than the record. */
  version: z.number().int().catch(0),
  title: text,
  description: text,
  content: text,
  type: text,
  focusAreaId: text,
  startsAt: text,
  endsAt: text,
  timeZone: text,
  format: text,
  location: text,
  address: text,
  city: text,
  country: text,
  virtualEventUrl: text,
  externalUrl: text,
  organizerName: text,
  isPremium: z.boolean().catch(false),
  isExclusive: z.boolean().catch(false),
  price: text,
  capacity: text,
  registrationDeadline: text,
  registrationOpensAt: text,
  priorityHours: text,
  speakers: z.array(speaker).max(100).catch([]),
  agenda: z.array(day).max(30).catch([]),
  sponsors: z.array(sponsor).max(200).catch([]),
});
export type EventValues = z.infer<typeof eventValues>;
export type EventForm = UseFormReturn<EventValues, unknown, EventInput>;
export type EventControl = Control<EventValues, unknown, EventInput>;

export const emptySpeaker: z.infer<typeof speaker> = { name: '', title: '', bio: '' };
export const emptyItem: z.infer<typeof item> = { time: '', title: '', description: '' };
export const emptyDay: z.infer<typeof day> = { day: '', items: [emptyItem] };
export const emptySponsor: z.infer<typeof sponsor> = { name: '', level: 'Bronze' };

/** The form of an event, or an empty one, in the time zone of the user. */
export function valuesOf(event?: Pick<AdminEvent, 'entries' | 'version'>): EventValues {
  if (event) {
    const { entries, version } = event;
    return {
      ...entries,
      version,
      focusAreaId: String(entries.focusAreaId),
      price: String(entries.price),
      capacity: String(entries.capacity),
      priorityHours: String(entries.priorityHours),
    };
  }
  return {
    version: 0,
    title: '',
    description: '',
    content: '',
    type: '',
    focusAreaId: '',
    startsAt: '',
    endsAt: '',
    timeZone: localTimeZone(),
    format: 'in-person',
    location: '',
    address: '',
    city: '',
    country: '',
    virtualEventUrl: '',
    externalUrl: '',
    organizerName: '',
    isPremium: false,
    isExclusive: false,
    price: '0',
    capacity: '50',
    registrationDeadline: '',
    registrationOpensAt: '',
    priorityHours: '0',
    speakers: [],
    agenda: [],
    sponsors: [],
  };
}

/** The body that is sent: numbers as numbers, and no fields that the chosen format does not have. */
export function inputOf({ version: _version, ...values }: EventValues): unknown {
  return {
    ...values,
    ...(values.format === 'virtual' && { address: '', city: '', country: '' }),
    ...(values.format === 'in-person' && { virtualEventUrl: '' }),
    focusAreaId: numberOf(values.focusAreaId),
    price: amountOf(values.price),
    capacity: numberOf(values.capacity),
    priorityHours: numberOf(values.priorityHours),
  };
}

/** The facts that people with a seat have planned by. */
const planned = ['startsAt', 'endsAt', 'timeZone', 'format', 'location', 'address', 'virtualEventUrl'] as const;

/** Whether a change is one that the registered are mailed about. */
export function changesPlans(before: EventEntries, after: EventInput): boolean {
  return planned.some((field) => before[field] !== (after[field] ?? ''));
}

export function useEventForm(defaults: EventValues): EventForm {
  return useForm<EventValues, unknown, EventInput>({
    resolver: contractResolver(createEvent.body, inputOf),
    defaultValues: defaults,
  });
}

/** Dollars as typed. An invalid amount stays unchanged, so that the contract refuses it. */
function amountOf(typed: string): unknown {
  const trimmed = typed.trim().replace(/^\$/, '');
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(trimmed) ? Number(trimmed) : typed;
}
