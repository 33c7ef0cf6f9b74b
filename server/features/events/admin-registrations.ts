import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { type AdminRegistrationRow, findRegistration, setAttended } from './admin-registration-store.ts';
import { withdrawalMail } from './mails.ts';
import { isPast } from './presenter.ts';
import { lockEvent, type Registration } from './registration-store.ts';
import { giveUpSeat } from './registrations.ts';
import type { EventRow } from './store.ts';

interface Whose {
  eventId: number;
  registrationId: number;
}

/**
 * Cancels a registration: the person is notified, and the next in line gets the seat, in one transaction. 409 if it is
 * already cancelled, or the event is over or cancelled.
 */
export async function withdraw(deps: Deps, actorId: number, whose: Whose): Promise<AdminRegistrationRow> {
  const now = deps.now();
  const row = await change(deps, actorId, whose, 'content.remove', 'Cancelled', async (trx, event, registration) => {
    if (event.status === 'cancelled')
      throw new HttpError('conflict', 'This event is cancelled. Everyone has been notified.');
    if (isPast(event, now)) throw new HttpError('conflict', 'This event is over. There is nothing left to cancel.');
    if (!(await giveUpSeat(deps, trx, event, registration.id))) {
      throw new HttpError('conflict', 'This registration has already been cancelled.');
    }
    if (registration.email && registration.held_until === null) {
      await enqueueMail(trx, withdrawalMail(deps, { event, registration }), now, [registration.user_id]);
    }
  });
  deps.mail.wake();
  return row;
}

/** Records attendance, from a day before the event on and only for people with a seat. */
export function noteAttendance(
  deps: Deps,
  actorId: number,
  whose: Whose,
  attended: boolean,
): Promise<AdminRegistrationRow> {
  const now = deps.now();
  const note = attended ? 'Was there' : 'Was not there';
  return change(deps, actorId, whose, 'content.edit', note, async (trx, event, registration) => {
    if (registration.status !== 'registered') throw new HttpError('conflict', 'Only someone with a seat can attend.');
    if (registration.held_until !== null)
      throw new HttpError('conflict', 'This seat is held until the address is confirmed.');
    if (event.status === 'cancelled') throw new HttpError('conflict', 'This event is cancelled. No one attended.');
    if (Date.parse(event.start_date) - now.getTime() > day) {
      throw new HttpError('conflict', 'Attendance can be recorded from one day before the event.');
    }
    // The time of the first check-in stays, however often attendance is recorded.
    if (attended && registration.attended_at) return;
    await setAttended(trx, registration.id, attended ? now.toISOString() : null);
  });
}

/** Changes a registration of this event, logs the change without a name, and returns the new state. */
function change(
  deps: Deps,
  actorId: number,
  { eventId, registrationId }: Whose,
  action: 'content.edit' | 'content.remove',
  note: string,
  work: (trx: Transaction, event: EventRow, registration: Registration) => Promise<void>,
): Promise<AdminRegistrationRow> {
  return deps.database.write(async (trx) => {
    const event = await lockEvent(deps.database, trx, eventId);
    const registration = event && (await findRegistration({ db: trx }, eventId, registrationId));
    if (!registration) throw notFound('registration');
    await work(trx, event, registration);
    await insertAuditEntry(trx, {
      actorId,
      action,
      targetKind: 'event registration',
      targetId: registrationId,
      target: event.title,
      note,
      createdAt: deps.now().toISOString(),
    });
    return (await findRegistration({ db: trx }, eventId, registrationId)) ?? registration;
  });
}
