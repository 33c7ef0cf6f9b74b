import type { CurrentUser } from '#contract/accounts.ts';
import { roleOf } from '#contract/kit/access.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Writing } from '#contract/messages.ts';
import { areConnected, findBlockedBy, isBlocked } from '#server/features/connections/index.ts';
import { findMemberItems } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { userExists } from '#server/platform/db/lock-account.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { findConversationOf, hasWrittenTo } from './store.ts';

/**
 * Whether a member may write to another: connected members always, professionals to everyone, and anyone may answer. A
 * block on either side prevents it, and so does a deleted account.
 */
export async function writingTo(database: Pick<Database, 'db'>, sender: CurrentUser, peerId: number): Promise<Writing> {
  if (!(await userExists(database, peerId))) return 'refused';
  if ((await findBlockedBy(database, sender.id, [peerId])).has(peerId)) return 'blocked';
  if (await isBlocked(database, sender.id, peerId)) return 'refused';
  if (gives('messagesToAnyone', roleOf(sender))) return 'open';
  if (await areConnected(database, sender.id, peerId)) return 'open';
  return (await hasWrittenTo(database, peerId, sender.id)) ? 'open' : 'not-connected';
}

/**
 * Whether a member can receive a first message: an unlisted member does not exist for members who have nothing to do
 * with them yet.
 */
export async function isReachable(database: Pick<Database, 'db'>, senderId: number, peerId: number): Promise<boolean> {
  if ((await findMemberItems(database, [peerId], senderId)).length > 0) return true;
  if (await areConnected(database, senderId, peerId)) return true;
  return (await findConversationOf(database, senderId, peerId)) !== null;
}

/** The refusal's sentence; it does not reveal who has blocked whom. */
export function refusalOf(writing: Exclude<Writing, 'open'>, peerName: string): HttpError {
  const sentences = {
    blocked: `You have blocked ${peerName}. Unblock them to write.`,
    refused: `${peerName} cannot receive messages from you.`,
    'not-connected': `You and ${peerName} are not connected. Connect first, or become a Professional member to write to anyone.`,
  };
  return new HttpError('forbidden', sentences[writing]);
}
