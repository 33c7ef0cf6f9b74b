import { attendanceTypes } from '#contract/events.ts';
import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/mail/message.ts';
import { calendarContentType, calendarFile, calendarFilename } from './calendar.ts';
import type { Registration } from './registration-store.ts';
import type { EventRow } from './store.ts';
import { inWords } from './when.ts';

/** What a mail about a registration is made of. */
export interface MailContext {
  event: EventRow;
  registration: Registration;
  /** The token of this mail's link, as it is. */
  token: string;
}

type MailDeps = Pick<Deps, 'env' | 'baseUrl'>;

/** To somebody who got a seat at once. */
export function confirmationMail(deps: MailDeps, context: MailContext): MailMessage {
  return seatMail(deps, context, {
    subject: `You are registered: ${context.event.title}`,
    opening: `You have a seat at ${context.event.title}.`,
  });
}

/** To somebody who waited and has a seat now. */
export function promotionMail(deps: MailDeps, context: MailContext): MailMessage {
  return seatMail(deps, context, {
    subject: `A seat is yours: ${context.event.title}`,
    opening: `A seat has become free at ${context.event.title}. You were the first in line, so it is yours: you are registered.`,
  });
}

/** To somebody who has to wait. */
export function waitlistMail(deps: MailDeps, context: MailContext, position: number): MailMessage {
  const { event, registration } = context;
  return {
    to: registration.email,
    subject: `You are on the waitlist: ${event.title}`,
    paragraphs: [
      `Hello ${registration.name},`,
      `All ${event.capacity} seats at ${event.title} are taken. You are number ${position} in line.`,
      facts(context),
      'When a seat becomes free, the first in line gets it and is told by mail at once. There is nothing you need to do.',
      'No longer interested? Please leave the line with the link below.',
    ],
    action: { label: 'View event or leave the waitlist', url: cancelUrl(deps, context) },
  };
}

function seatMail(deps: MailDeps, context: MailContext, words: { subject: string; opening: string }): MailMessage {
  const { event, registration } = context;
  const joinUrl = registration.attendance_type === 'in-person' ? null : event.virtual_event_url;
  return {
    to: registration.email,
    subject: words.subject,
    paragraphs: [
      `Hello ${registration.name},`,
      words.opening,
      facts(context),
      ...(joinUrl ? [`Join online: ${joinUrl}`] : []),
      'The attached file puts the event into your calendar.',
      'Something came up? Please cancel with the link below, so that the next in line gets your seat.',
    ],
    action: { label: 'View event or cancel', url: cancelUrl(deps, context) },
    attachments: [
      {
        filename: calendarFilename(event),
        contentType: calendarContentType,
        content: calendarFile(deps, event, joinUrl),
      },
    ],
  };
}

function facts({ event, registration }: MailContext): string {
  const place = [event.location, event.address].filter(Boolean).join(', ');
  const hours = { startDate: event.start_date, endDate: event.end_date, timeZone: event.time_zone };
  return [
    `When: ${inWords(hours)}`,
    `Where: ${place}`,
    ...(registration.attendance_type ? [`You attend: ${attendanceTypes[registration.attendance_type]}`] : []),
    `Price: ${priceInWords(event, registration)}`,
    `Organizer: ${event.organizer_name}`,
  ].join('\n');
}

function priceInWords(event: EventRow, { price_cents: cents }: Registration): string {
  if (cents === 0) return 'Free';
  const price = `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
  return cents < event.price_cents ? `${price}, with your 20% member discount` : price;
}

function cancelUrl(deps: MailDeps, { event, token }: MailContext): string {
  return `${deps.baseUrl()}/events/${event.id}?cancel=${token}`;
}
