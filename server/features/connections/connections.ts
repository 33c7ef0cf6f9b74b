import type { CurrentUser } from '#contract/accounts.ts';
import { type ConnectionState, declinedForDays } from '#contract/connections.ts';
import { day } from '#contract/kit/durations.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findCards } from '#server/features/members/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import { isBlocked, lockMembers } from './blocks/store.ts';
import { type Connection, decide, deleteConnection, insertRequest, lockConnection } from './store.ts';

/**
 * Asks a member to connect and returns the new state: if that member has already asked, the two are connected at once.
 * 404 for a member who is not in the directory, 409 where the rules forbid it.
 */
export async function request(
  deps: Deps,
  user: CurrentUser,
  { memberId, note }: { memberId: number; note: string | undefined },
): Promise<ConnectionState> {
  if (memberId === user.id) throw invalidInput({ memberId: 'This is you' });
  const [member] = await findCards(deps.database, [memberId]);
  if (!member) throw notFound('member');
  const ask = () =>
    deps.database.write(async (trx): Promise<ConnectionState> => {
      await lockMembers(deps.database, trx, user.id, memberId);
      const existing = await lockConnection(deps.database, trx, user.id, memberId);
      // The answer must not reveal a block.
      if (await isBlocked({ db: trx }, user.id, memberId)) {
        throw new HttpError('conflict', 'You cannot connect with this member.');
      }
      if (existing?.status === 'accepted') return 'connected';
      if (existing?.status === 'pending') {
        if (existing.requester_id === user.id) return 'requested';
        await accept(trx, deps, user, existing);
        return 'connected';
      }
      if (existing) {
        refuseNagging(existing, user.id, deps.now());
        await deleteConnection(trx, user.id, memberId);
      }
      const createdAt = deps.now().toISOString();
      await insertRequest(trx, { requesterId: user.id, receiverId: memberId, note: note || null, createdAt });
      await notify(trx, deps, {
        userId: memberId,
        subjectId: user.id,
        kind: 'connection',
        title: `${nameOf(user)} would like to connect`,
        body: note ? `${nameOf(user)} wrote: ${note}` : `${nameOf(user)} would like to add you to their network.`,
        path: paths.connections,
        action: 'Answer the request',
      });
      return 'requested';
    });
  // On PostgreSQL the other's request may arrive between the read and the insert; the second attempt accepts it.
  const state = await ask().catch((error: unknown) => {
    if (isUniqueViolation(error)) return ask();
    throw error;
  });
  deps.mail.wake();
  return state;
}

/** Answers the request of a member. 404 where none is open, 409 where the caller has declined it before. */
export async function answer(
  deps: Deps,
  user: CurrentUser,
  memberId: number,
  choice: 'accept' | 'decline',
): Promise<ConnectionState> {
  await deps.database.write(async (trx) => {
    const existing = await lockConnection(deps.database, trx, user.id, memberId);
    if (existing?.status === 'accepted' && choice === 'accept') return;
    refuseClosed(existing, user.id);
    if (choice === 'accept') await accept(trx, deps, user, existing);
    else await decide(trx, existing, 'declined', deps.now().toISOString());
  });
  deps.mail.wake();
  return choice === 'accept' ? 'connected' : 'none';
}

/**
 * Withdraws the caller's request or ends the connection. A request by the other member, or one they have declined,
 * stays.
 */
export async function remove(deps: Deps, user: CurrentUser, memberId: number): Promise<ConnectionState> {
  return deps.database.write(async (trx) => {
    const existing = await lockConnection(deps.database, trx, user.id, memberId);
    if (existing?.status === 'declined') return 'none';
    if (existing?.status === 'pending' && existing.requester_id !== user.id) return 'received';
    if (existing) await deleteConnection(trx, user.id, memberId);
    return 'none';
  });
}

/** A stored connection as one of the two members sees it. */
export function stateOf(
  { status, requester_id: requesterId }: Pick<Connection, 'status' | 'requester_id'>,
  userId: number,
): ConnectionState {
  if (status === 'accepted') return 'connected';
  if (status === 'declined') return 'none';
  return requesterId === userId ? 'requested' : 'received';
}

async function accept(trx: Transaction, deps: Deps, user: CurrentUser, connection: Connection): Promise<void> {
  await decide(trx, connection, 'accepted', deps.now().toISOString());
  await notify(trx, deps, {
    userId: connection.requester_id,
    subjectId: user.id,
    kind: 'connection',
    title: `${nameOf(user)} is now in your network`,
    body: `${nameOf(user)} has accepted your request to connect.`,
    path: pathTo(paths.member, { id: user.id }),
    action: 'Open the profile',
  });
}

/** Throws unless the other member's request is open. A request that was withdrawn leaves no row behind. */
function refuseClosed(existing: Connection | undefined, userId: number): asserts existing is Connection {
  if (existing?.status === 'pending' && existing.requester_id !== userId) return;
  if (existing?.status === 'declined' && existing.requester_id !== userId) {
    throw new HttpError('conflict', 'You have declined this request already.');
  }
  if (existing?.status === 'accepted') throw new HttpError('conflict', 'You are connected with this member already.');
  throw new HttpError('not_found', 'This member’s request to connect is no longer open. It may have been withdrawn.');
}

/** A declined member must wait before asking again; the member who declined may ask at any time. */
function refuseNagging({ requester_id: requesterId, decided_at: at }: Connection, userId: number, now: Date): void {
  if (requesterId !== userId || at === null) return;
  const again = new Date(Date.parse(at) + declinedForDays * day);
  if (now >= again) return;
  const date = dayInWords(again);
  throw new HttpError('conflict', `This member has declined your request. You can ask again on ${date}.`);
}

function nameOf(user: CurrentUser): string {
  return user.fullName ?? user.username;
}
