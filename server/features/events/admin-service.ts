import type { AuditAction } from '#contract/audit.ts';
import { type EventInput, missingToPublish } from '#contract/events-input.ts';
import type { Deps } from '#server/deps.ts';
import { holdTextPictures, releasePictures } from '#server/features/pictures/index.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { withoutPictures } from '#server/platform/rich-text/rich-text.ts';
import { numberInWords } from '#server/platform/text/words.ts';
import { type AdminSeatCounts, countAttended, countSeatsOf, findAreaOf, updateEventRow } from './admin-store.ts';
import { changedColumns, changesPlans, columnsOf, entriesOf } from './event-record.ts';
import { tellOfCancellation, tellOfChange, tellOfSeats } from './notices.ts';
import { isPast } from './presenter.ts';
import { fillSeats, lockEvent } from './registration-store.ts';
import { countSeats, deleteEvent, type EventRow, findAnyEvent, indexEvent, insertEvent } from './store.ts';

/** An event and its figures, as an admin's page shows them. */
export interface AdminView {
  row: EventRow;
  seats: AdminSeatCounts | undefined;
  attended: number;
}

/** Throws 404 if there is no such event, not even a draft. */
export async function viewOf(deps: Pick<Deps, 'database'>, id: number): Promise<AdminView> {
  const row = await findAnyEvent(deps.database, id);
  if (!row) throw notFound('event');
  const [seats, attended] = await Promise.all([countSeatsOf(deps.database, [id]), countAttended(deps.database, id)]);
  return { row, seats: seats.get(id), attended };
}

/** Adds a draft and returns its id. */
export function createDraft(deps: Deps, actorId: number, input: EventInput): Promise<number> {
  return deps.database.write(async (trx) => {
    await requireFocusArea(trx, input.focusAreaId);
    const at = deps.now().toISOString();
    const columns = columnsOf(input);
    const id = await insertEvent(deps.database, trx, {
      ...columns,
      image_url: null,
      pictures: '[]',
      banner_url: null,
      registration_url: null,
      organizer_logo: null,
      status: 'draft',
      sequence: 0,
      created_at: at,
    });
    await holdPicturesOf(deps, trx, actorId, id, columns);
    await log(deps, trx, { actorId, action: 'content.create', id, title: input.title, note: 'As a draft' });
    return id;
  });
}

/**
 * Changes an event. 409 if it has changed since `version`, is cancelled, or would have fewer seats than are taken. If
 * it is published and not over, people with a seat are notified of a change of plans, and added seats go to the
 * waitlist.
 */
export async function changeEvent(
  deps: Deps,
  actorId: number,
  id: number,
  { version, ...input }: EventInput & { version: number },
): Promise<{ notified: number; promoted: number }> {
  const now = deps.now();
  const told = await deps.database.write(async (trx) => {
    const before = await lockVersion(deps, trx, id, version);
    if (before.status === 'cancelled') {
      throw new HttpError('conflict', 'This event is cancelled. Duplicate it to hold it after all.');
    }
    await requireFocusArea(trx, input.focusAreaId);
    if (before.status === 'scheduled') refuseIncomplete(missingToPublish(input));
    const columns = columnsOf(input, before);
    const { taken } = await countSeats({ db: trx }, id);
    if (columns.capacity < taken) throw fewerSeats(taken);
    const isOpen = before.status === 'scheduled' && !isPast(before, now);
    const isMoved = before.status === 'scheduled' && changesPlans(before, columns);
    await updateEventRow(trx, id, {
      ...columns,
      updated_at: now.toISOString(),
      ...(isMoved && { sequence: before.sequence + 1 }),
    });
    await holdPicturesOf(deps, trx, actorId, id, columns);
    const after = await findAnyEvent({ db: trx }, id);
    if (!after) throw new Error('an event has vanished from its own transaction');
    await indexEvent(deps.database, trx, after);
    const notified = isOpen && isMoved ? await tellOfChange(deps, trx, after) : 0;
    // After the others were notified: people who get a seat now get all details with it.
    const seated = isOpen ? await fillSeats(trx, after) : [];
    await tellOfSeats(deps, trx, after, seated);
    if (after.status !== 'draft') await tellLive(trx, 'all members', { kind: 'record', of: 'event', id });
    const note = changedColumns(before, columns).join(', ');
    await log(deps, trx, { actorId, action: 'content.edit', id, title: after.title, note: note || 'Nothing changed' });
    return { notified, promoted: seated.length };
  });
  deps.mail.wake();
  return told;
}

/** Publishes a draft. 400 with the missing fields, 409 if it is already published. */
export async function publishDraft(deps: Deps, actorId: number, id: number, version: number): Promise<void> {
  const now = deps.now();
  await deps.database.write(async (trx) => {
    const draft = await lockVersion(deps, trx, id, version);
    if (draft.status !== 'draft') throw new HttpError('conflict', 'This event has already been published.');
    const entries = entriesOf(draft);
    refuseIncomplete({
      ...missingToPublish(entries),
      ...(isPast(draft, now) && { endsAt: 'An event that is over cannot be published' }),
    });
    await updateEventRow(trx, id, { status: 'scheduled', updated_at: now.toISOString() });
    await indexEvent(deps.database, trx, { ...draft, status: 'scheduled' });
    await log(deps, trx, { actorId, action: 'content.edit', id, title: draft.title, note: 'Published' });
  });
}

/** Adds a draft with the same content and returns its id; it has no registrations. */
export function copyEvent(deps: Deps, actorId: number, id: number): Promise<number> {
  return deps.database.write(async (trx) => {
    const original = await findAnyEvent({ db: trx }, id);
    if (!original) throw notFound('event');
    const { id: _id, focus_area_slug: _slug, focus_area_title: _title, updated_at: _updated, ...columns } = original;
    const title = `${original.title.slice(0, 140)} (copy)`;
    const copyId = await insertEvent(deps.database, trx, {
      ...columns,
      // A picture belongs to one event.
      content: withoutPictures(original.content),
      ...(original.pictures !== '[]' && { pictures: '[]', image_url: null }),
      title,
      status: 'draft',
      sequence: 0,
      version: 1,
      cancel_reason: null,
      cancelled_at: null,
      created_at: deps.now().toISOString(),
    });
    await log(deps, trx, { actorId, action: 'content.create', id: copyId, title, note: `A copy of event ${id}` });
    return copyId;
  });
}

/** Deletes a draft; 409 for a published event. */
export async function deleteDraft(deps: Deps, actorId: number, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    const event = await lockAny(deps, trx, id);
    if (event.status !== 'draft') {
      throw new HttpError('conflict', 'Only a draft can be deleted. Cancel the event instead.');
    }
    await releasePictures(deps, trx, { kind: 'event', id });
    await deleteEvent(trx, id);
    await log(deps, trx, { actorId, action: 'content.remove', id, title: event.title, note: 'A draft' });
  });
}

/** Cancels an event for good and notifies everyone with a seat or a place in line. Returns their number. */
export async function callOff(deps: Deps, actorId: number, id: number, reason: string): Promise<number> {
  const now = deps.now();
  const notified = await deps.database.write(async (trx) => {
    const event = await lockAny(deps, trx, id);
    if (event.status === 'draft') throw new HttpError('conflict', 'A draft cannot be cancelled. Delete it instead.');
    if (event.status === 'cancelled') throw new HttpError('conflict', 'This event is already cancelled.');
    if (isPast(event, now)) throw new HttpError('conflict', 'This event is over and can no longer be cancelled.');
    const at = now.toISOString();
    const change = {
      status: 'cancelled',
      cancel_reason: reason,
      cancelled_at: at,
      sequence: event.sequence + 1,
      updated_at: at,
    } as const;
    await updateEventRow(trx, id, change);
    const after = { ...event, ...change };
    await indexEvent(deps.database, trx, after);
    const count = await tellOfCancellation(deps, trx, after);
    await tellLive(trx, 'all members', { kind: 'record', of: 'event', id });
    await log(deps, trx, { actorId, action: 'event.cancel', id, title: event.title, note: reason });
    return count;
  });
  deps.mail.wake();
  return notified;
}

/** The pictures in the text of an event, which is new or locked, belong to it. */
function holdPicturesOf(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  userId: number,
  id: number,
  { content }: { content: string },
): Promise<void> {
  return holdTextPictures(deps, trx, { userId, holder: { kind: 'event', id }, html: content, field: 'content' });
}

async function lockAny(deps: Pick<Deps, 'database'>, trx: Transaction, id: number): Promise<EventRow> {
  const event = await lockEvent(deps.database, trx, id);
  if (!event) throw notFound('event');
  return event;
}

async function lockVersion(deps: Pick<Deps, 'database'>, trx: Transaction, id: number, version: number) {
  const event = await lockAny(deps, trx, id);
  if (event.version !== version) {
    const sentence = 'Someone has changed this event since you opened it. Your entries are kept.';
    throw new HttpError('conflict', sentence, { version: sentence });
  }
  return event;
}

async function requireFocusArea(trx: Transaction, id: number): Promise<void> {
  if (!(await findAreaOf({ db: trx }, id))) throw invalidInput({ focusAreaId: 'Please choose a focus area' });
}

function refuseIncomplete(missing: Record<string, string>): void {
  if (Object.keys(missing).length > 0) throw invalidInput(missing);
}

function fewerSeats(taken: number): HttpError {
  const sentence = `${numberInWords(taken)} ${taken === 1 ? 'seat is' : 'seats are'} taken. There cannot be fewer.`;
  return new HttpError('conflict', sentence, { capacity: sentence });
}

interface LogEntry {
  actorId: number;
  action: AuditAction;
  id: number;
  title: string;
  note: string;
}

function log(deps: Pick<Deps, 'now'>, trx: Transaction, { actorId, action, id, title, note }: LogEntry): Promise<void> {
  return insertAuditEntry(trx, {
    actorId,
    action,
    targetKind: 'event',
    targetId: id,
    target: title,
    note,
    createdAt: deps.now().toISOString(),
  });
}
