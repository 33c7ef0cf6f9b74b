import type { Attachment } from '#contract/attachments.ts';
import type { ConversationSummary, Message, Peer, Subject } from '#contract/messages.ts';
import type { Meeting } from '#contract/messages-meetings.ts';
import { unreadCap } from '#contract/messages-reading.ts';
import { avatarUrl } from '#server/features/members/index.ts';
import { placeOfWords } from '#server/platform/db/contains-words.ts';
import { excerptOf } from '#server/platform/rich-text/rich-text.ts';
import type { FoundMessage, InboxPart, InboxRow } from './inbox-store.ts';
import type { MessageRow, PeerRow, SideRow } from './store.ts';

export function presentPeer(row: PeerRow): Peer {
  return {
    id: row.id,
    name: row.full_name ?? row.username,
    organization: row.organization,
    hasProfile: row.has_profile === 1,
    avatarUrl: row.has_profile === 1 ? avatarUrl(row, 128) : null,
  };
}

export function peerOf(row: SideRow | InboxRow): Peer {
  return {
    id: row.peer_id,
    name: row.peer_full_name ?? row.peer_username,
    organization: row.peer_organization,
    hasProfile: row.peer_has_profile === 1,
    avatarUrl:
      row.peer_has_profile === 1
        ? avatarUrl({ avatar_id: row.peer_avatar_id, avatar_hash: row.peer_avatar_hash }, 128)
        : null,
  };
}

/**
 * A message as one of the two members sees it. The key, and the reason why the team withholds the message, are for its
 * sender only. While it is only hidden, its sender can still read it.
 */
export function presentMessage(
  row: MessageRow,
  userId: number,
  {
    reason = null,
    subject = null,
    meeting = null,
    attachments = [],
  }: {
    reason?: string | null;
    subject?: Subject | null;
    meeting?: Meeting | null;
    attachments?: Attachment[];
  } = {},
): Message {
  const isOwn = row.sender_id === userId;
  return {
    id: row.id,
    isOwn,
    body: isReadable(row, isOwn) ? row.body : '',
    hold: row.hold && { state: row.hold, reason: isOwn ? reason : null },
    sentAt: row.created_at,
    key: isOwn ? row.key : null,
    subject,
    attachments: isReadable(row, isOwn) ? attachments : [],
    meeting: isReadable(row, isOwn) ? meeting : null,
  };
}

/** Whether a message can be read by its sender, or by the other member. */
export function isReadable({ hold }: Pick<MessageRow, 'hold'>, isOwn: boolean): boolean {
  return hold === null || (hold === 'hidden' && isOwn);
}

/** The text that replaces a withheld message in the inbox and among enquiries. */
export const withheld = 'Our team has removed this message.';

/** @param search what was searched for; empty in the whole inbox */
export function presentSummary(row: InboxPart['rows'][number], userId: number, search = ''): ConversationSummary {
  const isOwn = row.sender_id === userId;
  return {
    id: row.id,
    peer: peerOf(row),
    lastMessage: { excerpt: isReadable(row, isOwn) ? oneLine(row.excerpt) : withheld, isOwn, sentAt: row.sent_at },
    match: row.found ? presentMatch(row.found, userId, search) : null,
    unread: row.unread,
    subject: row.subject,
  };
}

/** So many characters of a message stand before the word that was found, and after it. */
const [mostBefore, mostAfter] = [24, 140];

function presentMatch({ body, sender_id, created_at }: FoundMessage, userId: number, search: string) {
  const text = inOneLine(body);
  const { from, to } = placeOfWords(text, search) ?? { from: 0, to: 0 };
  // From the beginning of a word on; a word without end is cut.
  const start = from <= mostBefore ? 0 : from - mostBefore + text.slice(from - mostBefore, from).indexOf(' ') + 1;
  return {
    before: `${start > 0 ? '… ' : ''}${text.slice(start, from)}`,
    found: text.slice(from, to),
    after: excerptOf(text.slice(to), mostAfter),
    isOwn: sender_id === userId,
    sentAt: created_at,
  };
}

export function presentUnread(total: number): { total: number; isCapped: boolean } {
  return { total: Math.min(total, unreadCap), isCapped: total > unreadCap };
}

/** The beginning of a text in one line. */
export function oneLine(text: string): string {
  return excerptOf(inOneLine(text), 140);
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
