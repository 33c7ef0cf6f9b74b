import { type Note, type NotedKind, noteBounds } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import { attach, detachAll } from '#server/features/attachments/index.ts';
import { commentableList } from '#server/features/lists/index.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { findItem } from '#server/platform/records/records.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { presentNote } from './presenter.ts';
import { findNote, hasNotes, insertNote, type NoteChange, removeNote, rewriteNote } from './store.ts';

interface NewNote {
  kind: NotedKind;
  itemId: number;
  text: string;
  listId?: number | undefined;
  attachments?: readonly string[] | undefined;
}

/**
 * Throws 404 for a record or list that the member cannot see, 403 for a list that they may only view, 409 where there are
 * too many notes, 400 for attachments that are not the member's.
 */
export async function addNote(
  deps: Deps,
  userId: number,
  { kind, itemId, text, listId, attachments = [] }: NewNote,
): Promise<Note> {
  await findItem(deps, kind, itemId, userId, deps.now());
  const created = await deps.database.write(async (trx) => {
    // Two concurrent requests would each count too few.
    await lockAccount(deps.database, trx, userId);
    if (listId !== undefined) await commentableList({ db: trx }, userId, listId);
    await refuseMore({ db: trx }, { userId, kind, itemId });
    const at = deps.now().toISOString();
    const note = await insertNote(trx, {
      user_id: userId,
      kind,
      item_id: itemId,
      text,
      list_id: listId ?? null,
      created_at: at,
    });
    await attach(deps, trx, { userId, holder: { kind: 'note', id: note.id }, ids: attachments });
    await recordDone(trx, { records: [{ kind, id: itemId }], actorId: userId, action: 'noted', noteId: note.id, at });
    return note;
  });
  return presentNote(deps, userId, created);
}

async function refuseMore(
  database: Parameters<typeof hasNotes>[0],
  note: { userId: number; kind: NotedKind; itemId: number },
): Promise<void> {
  const { perRecord, perMember } = noteBounds;
  if (await hasNotes(database, note, perRecord)) {
    throw new HttpError('conflict', `You already have ${perRecord} notes on this record. Please delete one first.`);
  }
  if (await hasNotes(database, { userId: note.userId }, perMember)) {
    throw new HttpError('conflict', `You already have ${perMember} notes. Please delete one first.`);
  }
}

/** Throws 404 for anyone but the note's member, 409 if the note was changed since this edition. */
export async function changeNote(
  deps: Deps,
  userId: number,
  { attachments, ...change }: NoteChange & { attachments?: readonly string[] | undefined },
): Promise<Note> {
  const changed = await deps.database.write(async (trx) => {
    if (change.listId !== null && change.listId !== undefined)
      await commentableList({ db: trx }, userId, change.listId);
    const row = await rewriteNote(trx, { ...change, userId, at: deps.now().toISOString() });
    if (row) {
      const holder = { kind: 'note', id: row.id } as const;
      if (attachments) await attach(deps, trx, { userId, holder, ids: attachments });
      return row;
    }
    if (!(await findNote({ db: trx }, userId, change.id))) throw notFound('note');
    throw new HttpError(
      'conflict',
      'This note was changed elsewhere. What you typed is still here: copy what you need, then open the note again.',
    );
  });
  return presentNote(deps, userId, changed);
}

/** Deletes a note and its attachments. Throws 404 for anyone but the note's member. */
export async function deleteNoteOf(deps: Deps, userId: number, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    if (!(await removeNote(trx, userId, id))) throw notFound('note');
    await detachAll(deps, trx, { kind: 'note', id });
  });
}
