import type { CurrentUser } from '#contract/accounts.ts';
import type { Meeting } from '#contract/messages-meetings.ts';
import type { Deps } from '#server/deps.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { refusalOf, writingTo } from '../permission.ts';
import { lockConversation } from '../sending-store.ts';
import { namesOf, tellOfMeeting, tellOfProposal } from './news.ts';
import { endOf, isReadableBy, presentMeeting, timesOf } from './presenter.ts';
import { ended } from './proposing.ts';
import { findMeeting, type MeetingRow, updateMeeting } from './store.ts';

/** A meeting of this member's; 404 for everyone else's and for one that the team withholds. */
export async function findOwn(database: Pick<Deps['database'], 'db'>, id: number, userId: number): Promise<MeetingRow> {
  const row = await findMeeting(database, id);
  const isParty = row?.proposer_id === userId || row?.receiver_id === userId;
  if (!row || !isParty || !isReadableBy(row, userId)) throw notFound('meeting');
  return row;
}

/**
 * Accepts one of the proposed times, or declines with `null`. The first of two answers stands: 409 for another one.
 * 403 for the member who proposed it and where one has blocked the other, 400 for a time that was not proposed.
 */
export function answer(deps: Deps, user: CurrentUser, id: number, startsAt: string | null): Promise<Meeting> {
  return change(deps, user, id, async (trx, row) => {
    if (row.proposer_id === user.id) throw new HttpError('forbidden', 'The other member answers this proposal.');
    const at = deps.now().toISOString();
    const state = startsAt === null ? 'declined' : 'accepted';
    if (row.state === state && row.starts_at === startsAt && row.ended_by === user.id) return;
    if (row.state !== 'open') throw ended(row);
    const answered = { state, ended_by: user.id, changed_at: at } as const;
    if (startsAt === null) {
      await updateMeeting(trx, id, answered);
      await tellOfProposal(trx, deps, { ...row, ...answered }, user.id);
      return;
    }
    if (!timesOf(row).includes(startsAt)) throw invalidInput({ startsAt: 'Please choose one of the proposed times' });
    if (startsAt <= at) throw new HttpError('conflict', 'This time has passed.');
    const writing = await writingTo({ db: trx }, user, row.proposer_id);
    if (writing === 'blocked' || writing === 'refused') {
      throw refusalOf(writing, (await namesOf(trx, row)).proposer);
    }
    const entry = await replaceMoved(trx, row, at, user.id);
    const accepted = { ...answered, ...entry, starts_at: startsAt };
    await updateMeeting(trx, id, accepted);
    await tellOfMeeting(trx, deps, { ...row, ...accepted }, { actorId: user.id, isMoved: entry.sequence > 0 });
  });
}

/** The entry in calendars: that of the meeting which is moved, as a newer version, or its own. */
async function replaceMoved(trx: Transaction, row: MeetingRow, at: string, userId: number) {
  const moved = row.moves_id === null ? undefined : await findMeeting({ db: trx }, row.moves_id);
  if (!moved) return { uid: row.uid, sequence: row.sequence };
  if (moved.state === 'replaced') throw new HttpError('conflict', 'The meeting has been moved already.');
  // One that was cancelled or has taken place stays what it is, and this is another one.
  if (moved.state !== 'accepted' || endOf(moved) <= at) return { uid: row.uid, sequence: row.sequence };
  await updateMeeting(trx, moved.id, { state: 'replaced', ended_by: userId, changed_at: at });
  return { uid: moved.uid, sequence: moved.sequence + 1 };
}

/** Withdraws the caller's open proposal, or cancels an accepted meeting that is not over. 409 for any other. */
export function end(deps: Deps, user: CurrentUser, id: number): Promise<Meeting> {
  return change(deps, user, id, async (trx, row) => {
    if (row.ended_by === user.id && (row.state === 'withdrawn' || row.state === 'cancelled')) return;
    if (row.state === 'open' && row.proposer_id === user.id) {
      await withdraw(deps, trx, row);
      return;
    }
    if (row.state === 'open') throw new HttpError('conflict', 'Please decline this proposal instead.');
    if (row.state !== 'accepted') throw ended(row);
    if (endOf(row) <= deps.now().toISOString()) throw new HttpError('conflict', 'This meeting is over.');
    await cancel(deps, trx, row, { actorId: user.id });
  });
}

type EndDeps = Pick<Deps, 'now' | 'env' | 'baseUrl' | 'secretKey'>;

/** Withdraws an open proposal; its receiver is told. */
export async function withdraw(deps: EndDeps, trx: Transaction, row: MeetingRow): Promise<void> {
  const changes = { state: 'withdrawn', ended_by: row.proposer_id, changed_at: deps.now().toISOString() } as const;
  await updateMeeting(trx, row.id, changes);
  await tellOfProposal(trx, deps, { ...row, ...changes }, row.proposer_id);
}

/** Cancels an accepted meeting; both members get the file that removes it from calendars. */
export async function cancel(
  deps: EndDeps,
  trx: Transaction,
  row: MeetingRow,
  by: { actorId: number; isGone?: boolean },
): Promise<void> {
  const at = deps.now().toISOString();
  const changes = { state: 'cancelled', ended_by: by.actorId, changed_at: at, sequence: row.sequence + 1 } as const;
  await updateMeeting(trx, row.id, changes);
  await tellOfMeeting(trx, deps, { ...row, ...changes }, by);
}

async function change(
  deps: Deps,
  user: CurrentUser,
  id: number,
  work: (trx: Transaction, row: MeetingRow) => Promise<void>,
): Promise<Meeting> {
  const {
    conversation_id: conversationId,
    proposer_id: proposerId,
    receiver_id: receiverId,
  } = await findOwn(deps.database, id, user.id);
  const row = await deps.database.write(async (trx) => {
    // In the order in which an account is deleted: the other member first, then the conversation.
    await lockRow(deps.database, trx, 'users', proposerId === user.id ? receiverId : proposerId);
    await lockConversation(deps.database, trx, conversationId);
    // Read again: another answer may have come first.
    await work(trx, await findOwn({ db: trx }, id, user.id));
    return findOwn({ db: trx }, id, user.id);
  });
  deps.mail.wake();
  return presentMeeting(row, user.id);
}
