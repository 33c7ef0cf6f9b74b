import type { CurrentUser } from '#contract/accounts.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { attach } from '#server/features/attachments/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { replyAddress } from './inbound/reply-address.ts';
import { isReachable, refusalOf, writingTo } from './permission.ts';
import {
  claimTelling,
  findByKey,
  insertMessage,
  lockConversation,
  markReadUpTo,
  openConversation,
} from './sending-store.ts';
import { findPeer, findSide, type MessageRow, type PeerRow } from './store.ts';

export interface Words {
  body: string;
  attachments?: readonly string[];
  /** A repeated request with the same key stores the message once. */
  key: string;
}

/**
 * Writes to a member. 404 for an unknown one, 400 for oneself, 403 where it is not allowed. Two members who write to
 * each other at the same time share one conversation.
 */
export async function sendTo(
  deps: Deps,
  sender: CurrentUser,
  peerId: number,
  words: Words,
): Promise<{ conversationId: number; row: MessageRow }> {
  if (peerId === sender.id) throw invalidInput({ to: 'You cannot write to yourself' });
  const peer = await findPeer(deps.database, peerId);
  if (!peer || !(await isReachable(deps.database, sender.id, peerId))) throw notFound('member');
  const sent = await deps.database.write(async (trx) => {
    const conversationId = await openConversation(trx, sender.id, peerId, deps.now().toISOString());
    return { conversationId, row: await store(deps, trx, sender, peer, conversationId, words) };
  });
  deps.mail.wake();
  return sent;
}

/** Writes in a conversation. 404 for anyone who takes no part in it, 403 where writing is no longer allowed. */
export async function sendIn(
  deps: Deps,
  sender: CurrentUser,
  conversationId: number,
  words: Words,
): Promise<MessageRow> {
  const side = await findSide(deps.database, conversationId, sender.id);
  if (!side) throw notFound('conversation');
  const { row } = await sendTo(deps, sender, side.peer_id, words);
  return row;
}

/** Records the last message that a member has read; 404 for anyone who takes no part. */
export async function read(deps: Deps, reader: CurrentUser, conversationId: number, upTo: number): Promise<void> {
  const side = await findSide(deps.database, conversationId, reader.id);
  if (!side) throw notFound('conversation');
  await deps.database.write(async (trx) => {
    await lockConversation(deps.database, trx, conversationId);
    await markReadUpTo(trx, conversationId, reader.id, upTo);
  });
}

/**
 * Stores a message, moves the conversation to the top of both inboxes and tells the other member. 403 where the sender
 * may not write to them, 400 for attachments that are not theirs.
 */
export async function store(
  deps: Deps,
  trx: Transaction,
  sender: CurrentUser,
  peer: PeerRow,
  conversationId: number,
  { body, key, attachments = [] }: Words,
): Promise<MessageRow> {
  await lockConversation(deps.database, trx, conversationId);
  // A repeated message stays stored, whatever has happened between the two members since.
  const earlier = await findByKey(trx, conversationId, sender.id, key);
  if (earlier) return earlier;
  const writing = await writingTo({ db: trx }, sender, peer.id);
  if (writing !== 'open') throw refusalOf(writing, peer.full_name ?? peer.username);
  const createdAt = deps.now().toISOString();
  const row = await insertMessage(trx, { conversationId, senderId: sender.id, peerId: peer.id, key, body, createdAt });
  if (attachments.length > 0) {
    await attach(deps, trx, { userId: sender.id, holder: { kind: 'message', id: row.id }, ids: attachments });
  }
  // One email until the messages are read, so that a lively conversation does not fill the mailbox. The email does not
  // quote the message.
  if (await claimTelling(trx, conversationId, peer.id, createdAt)) {
    const name = sender.fullName ?? sender.username;
    const replyTo = replyAddress(deps, { conversationId, userId: peer.id });
    await notify(trx, deps, {
      userId: peer.id,
      subjectId: sender.id,
      kind: 'message',
      title: `${name} wrote to you`,
      body: 'You have a new message. We notify you about later messages in this conversation only after you have read this one.',
      path: pathTo(paths.conversation, { id: conversationId }),
      action: 'Read the message',
      ...(replyTo && { replyTo }),
    });
  }
  return row;
}
