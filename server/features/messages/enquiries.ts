import type { CurrentUser } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { markReadElsewhere } from './enquiry-store.ts';
import { store, type Words } from './sending.ts';
import { type About, claimTelling, insertMessage, lockConversation, openConversation } from './sending-store.ts';
import { findPeer } from './store.ts';

export interface EnquiryMessage {
  senderId: number;
  receiverId: number;
  about: About;
  body: string;
}

/** A message in its conversation. */
export interface Place {
  conversationId: number;
  messageId: number;
}

/**
 * Stores an enquiry as a message of the conversation of the two members, which is opened where there is none. The
 * caller has checked that the sender may send it and tells the receiver of it.
 */
export async function addEnquiry(deps: Deps, trx: Transaction, enquiry: EnquiryMessage): Promise<Place> {
  const { senderId, receiverId: peerId, about, body } = enquiry;
  const createdAt = deps.now().toISOString();
  const conversationId = await openConversation(trx, senderId, peerId, createdAt);
  await lockConversation(deps.database, trx, conversationId);
  const { id } = await insertMessage(trx, {
    conversationId,
    senderId,
    peerId,
    key: crypto.randomUUID(),
    body,
    createdAt,
    about,
  });
  await claimTelling(trx, conversationId, peerId, createdAt);
  return { conversationId, messageId: id };
}

/**
 * Answers an enquiry that is in no conversation yet: the enquiry becomes a message of the conversation of the two, and
 * the answer the next one. Returns where the enquiry is, or `null` where its sender has no account any more; 403 where
 * one of the two has blocked the other.
 */
export async function answerEnquiry(
  deps: Deps,
  trx: Transaction,
  receiver: CurrentUser,
  enquiry: Omit<EnquiryMessage, 'receiverId'>,
  answer: Words,
): Promise<Place | null> {
  const peer = await findPeer({ db: trx }, enquiry.senderId);
  if (!peer) return null;
  const place = await addEnquiry(deps, trx, { ...enquiry, receiverId: receiver.id });
  await store(deps, trx, receiver, peer, place.conversationId, answer);
  await markReadElsewhere(trx, { ...place, readerId: receiver.id });
  return place;
}

/** Marks an enquiry as read in its conversation, if nothing before it is unread. */
export async function readEnquiry(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  place: Place,
  readerId: number,
): Promise<void> {
  await lockConversation(database, trx, place.conversationId);
  await markReadElsewhere(trx, { ...place, readerId });
}
