import { attendanceTypes, paymentInWords, placeInWords } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { type CalendarMethod, calendarContentTypes } from '#server/platform/calendar/calendar-file.ts';
import { mailedLink } from '#server/platform/mail/mailed-link.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { eventFile, eventFilename } from './calendar.ts';
import type { Registration } from './registration-store.ts';
import type { EventRow } from './store.ts';
import { inWords } from './when.ts';

/**
 * Every mail here goes to an address that was confirmed for its registration, by the link of `proofMail` or as that of
 * a confirmed account. It is therefore sent whatever the state of another account with the address (`toUnconfirmed`).
 */

/** The data of a mail about a registration. */
export interface MailContext {
  event: EventRow;
  registration: Registration;
  /** The token of this mail's link, in plain text. */
  token: string;
}

export type MailDeps = Pick<Deps, 'env' | 'baseUrl'>;

/** To a person who got a seat at once. */
export function confirmationMail(deps: MailDeps, context: MailContext): MailMessage {
  return seatMail(deps, context, {
    template: 'events.registered',
    subject: `You are registered: ${context.event.title}`,
    opening: `You have a seat at ${context.event.title}.`,
  });
}

/**
 * To an address that was registered: the link that keeps the held seat. It contains no text from the registration,
 * because the address may belong to another person.
 */
export function proofMail(deps: MailDeps, context: MailContext): MailMessage {
  const { event, registration, token } = context;
  const isWaiting = registration.status === 'waitlisted';
  return {
    template: 'events.proof',
    to: registration.email,
    subject: `Please confirm your registration: ${event.title}`,
    paragraphs: [
      `Someone, we hope you, registered this address for ${event.title}.`,
      isWaiting
        ? `All ${event.capacity} seats are taken. A place on the waitlist is held for you for one hour: confirm with the link below to keep it.`
        : 'A seat is held for you for one hour: confirm with the link below to keep it.',
      facts(context),
      `If it was not you, ignore this email: after the hour the ${isWaiting ? 'place' : 'seat'} is free again, and we forget this address.`,
    ],
    action: {
      label: 'Confirm registration',
      url: mailedLink(deps, pathTo(paths.event, { id: event.id }), { confirm: token }),
    },
    toUnconfirmed: true,
  };
}

/** To an address that was registered again, which only its owner may learn. */
export function alreadyRegisteredMail(deps: MailDeps, context: MailContext, position: number | null): MailMessage {
  const { event, registration } = context;
  return {
    template: 'events.again',
    to: registration.email,
    subject: `You are already registered: ${event.title}`,
    paragraphs: [
      `Hello ${registration.name},`,
      `Someone, we hope you, registered this address for ${event.title} once more. ${
        position === null ? 'You have a seat already' : `You are on the waitlist already, as number ${position} in line`
      }, and nothing has changed.`,
      facts(context),
    ],
    action: { label: 'View event or cancel', url: cancelUrl(deps, context) },
    toUnconfirmed: true,
  };
}

/** To a person who has cancelled by an emailed link. */
export function ownCancellationMail(deps: MailDeps, { event, registration }: Omit<MailContext, 'token'>): MailMessage {
  return {
    template: 'events.left',
    to: registration.email,
    subject: `You have cancelled: ${event.title}`,
    paragraphs: [
      `Your registration for ${event.title} (${whenOf(event)}) is cancelled, as you requested.`,
      ...(registration.status === 'registered' ? [calendarSentence] : []),
      'Thank you for letting us know. If you change your mind, please register again.',
    ],
    action: { label: 'View event', url: `${deps.baseUrl()}/events/${event.id}` },
    ...(registration.status === 'registered' && { attachments: [cancelledEntry(deps, event)] }),
    toUnconfirmed: true,
  };
}

/** To a person who was waiting and now has a seat. */
export function promotionMail(deps: MailDeps, context: MailContext): MailMessage {
  return seatMail(deps, context, {
    template: 'events.promoted',
    subject: `A seat is yours: ${context.event.title}`,
    opening: `A seat has become free at ${context.event.title}. You were the first in line, so it is yours: you are registered.`,
  });
}

/** To a person who has to wait. */
export function waitlistMail(deps: MailDeps, context: MailContext, position: number): MailMessage {
  const { event, registration } = context;
  return {
    template: 'events.waitlisted',
    to: registration.email,
    subject: `You are on the waitlist: ${event.title}`,
    paragraphs: [
      `Hello ${registration.name},`,
      `All ${event.capacity} seats at ${event.title} are taken. You are number ${position} in line.`,
      facts(context),
      'When a seat becomes free, the first person in line gets it, and we email them at once. Annual Professional members come first in line. You don’t need to do anything.',
      'No longer interested? Please leave the waitlist with the link below.',
    ],
    action: { label: 'View event or leave the waitlist', url: cancelUrl(deps, context) },
    toUnconfirmed: true,
  };
}

/** To a person with a seat, after a change of date, place or link. */
export function changeMail(deps: MailDeps, context: MailContext): MailMessage {
  return seatMail(deps, context, {
    template: 'events.changed',
    subject: `Changed: ${context.event.title}`,
    opening: `When or where ${context.event.title} takes place has changed. You still have your seat. These are the details now:`,
  });
}

/** To everyone with a seat or a place in line: the event is cancelled. */
export function cancellationMail(deps: MailDeps, { event, registration }: Omit<MailContext, 'token'>): MailMessage {
  const hadSeat = registration.status === 'registered';
  return {
    template: 'events.cancelled',
    to: registration.email,
    subject: `Cancelled: ${event.title}`,
    paragraphs: [
      `Hello ${registration.name},`,
      `${event.title} (${whenOf(event)}) has been cancelled and will not take place.`,
      `The reason: ${event.cancel_reason ?? ''}`,
      hadSeat
        ? `Your seat is void; you don’t need to do anything. ${calendarSentence}`
        : 'Your place on the waitlist is void; you don’t need to do anything.',
      'We are sorry, and hope to see you at another event.',
    ],
    action: { label: 'See other events', url: `${deps.baseUrl()}/events` },
    ...(hadSeat && { attachments: [cancelledEntry(deps, event)] }),
    toUnconfirmed: true,
  };
}

/** To a person whose registration the team has cancelled. */
export function withdrawalMail(deps: MailDeps, { event, registration }: Omit<MailContext, 'token'>): MailMessage {
  return {
    template: 'events.withdrawn',
    to: registration.email,
    subject: `Your registration is cancelled: ${event.title}`,
    paragraphs: [
      `Hello ${registration.name},`,
      `The organizers have cancelled your registration for ${event.title} (${whenOf(event)}).`,
      'If you think that this is a mistake, please reply to this email.',
    ],
    replyTo: deps.env.site.contactEmail,
    action: { label: 'View event', url: `${deps.baseUrl()}/events/${event.id}` },
    toUnconfirmed: true,
  };
}

const calendarSentence = 'The attached file removes the event from your calendar.';

function cancelledEntry(deps: MailDeps, event: EventRow) {
  return {
    filename: eventFilename(event),
    contentType: calendarContentTypes.CANCEL,
    content: calendarOf(deps, event, null, 'CANCEL'),
  };
}

function seatMail(
  deps: MailDeps,
  context: MailContext,
  words: Pick<MailMessage, 'template' | 'subject'> & { opening: string },
): MailMessage {
  const { event, registration } = context;
  const joinUrl = joinUrlFor(registration, event);
  return {
    template: words.template,
    to: registration.email,
    subject: words.subject,
    paragraphs: [
      `Hello ${registration.name},`,
      words.opening,
      facts(context),
      ...(joinUrl ? [`Join online: ${joinUrl}`] : []),
      'The attached file adds the event to your calendar.',
      'Something came up? Please cancel with the link below, so that the next person in line gets your seat.',
    ],
    action: { label: 'View event or cancel', url: cancelUrl(deps, context) },
    attachments: [
      {
        filename: eventFilename(event),
        contentType: calendarContentTypes.PUBLISH,
        content: calendarOf(deps, event, joinUrl, 'PUBLISH'),
      },
    ],
    toUnconfirmed: true,
  };
}

function facts({ event, registration }: MailContext): string {
  const isHybrid = event.is_virtual === 1 && event.is_in_person === 1;
  return [
    `When: ${whenOf(event)}`,
    `Where: ${placeInWords(event, event.address)}`,
    ...(registration.attendance_type && isHybrid
      ? [`Attendance: ${attendanceTypes[registration.attendance_type]}`]
      : []),
    `Price: ${priceInWords(event, registration)}`,
    ...(registration.price_cents > 0 ? [`Payment: ${paymentInWords(event.organizer_name)}`] : []),
    `Organizer: ${event.organizer_name}`,
  ].join('\n');
}

/** Both are the same in thousands of mails about one change, and computing them takes longer than writing the mail. */
const whenOf = onceForEach((event: EventRow) =>
  inWords({ startDate: event.start_date, endDate: event.end_date, timeZone: event.time_zone }),
);
const filesOf = onceForEach((_event: EventRow) => new Map<string, string>());

function calendarOf(deps: MailDeps, event: EventRow, joinUrl: string | null, method: CalendarMethod): string {
  const files = filesOf(event);
  const key = `${deps.baseUrl()} ${method} ${joinUrl}`;
  const file = files.get(key) ?? eventFile(deps, event, joinUrl, method);
  files.set(key, file);
  return file;
}

/** Remembers the value computed from an object for as long as the object exists. */
function onceForEach<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
}

function priceInWords(event: EventRow, { price_cents: cents }: Registration): string {
  if (cents === 0) return 'Free';
  const price = `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
  return cents < event.price_cents ? `${price}, with your 20% member discount` : price;
}

function cancelUrl(deps: MailDeps, { event, token }: MailContext): string {
  return mailedLink(deps, pathTo(paths.event, { id: event.id }), { cancel: token });
}

/** The link with which somebody attends online; `null` for those who come in person. */
export function joinUrlFor(
  { attendance_type }: Pick<Registration, 'attendance_type'>,
  event: Pick<EventRow, 'virtual_event_url'>,
): string | null {
  return attendance_type === 'in-person' ? null : event.virtual_event_url;
}
