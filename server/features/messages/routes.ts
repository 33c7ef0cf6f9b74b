import type { Router } from 'express';
import { defaultPageSize } from '#contract/kit/paging.ts';
import {
  getConversation,
  getRecipient,
  listConversations,
  listMessages,
  markRead,
  messagesPerPage,
  sayTyping,
  sendMessage,
  startConversation,
} from '#contract/messages.ts';
import { countUnread } from '#contract/messages-reading.ts';
import type { Deps } from '#server/deps.ts';
import { attachmentsOf } from '#server/features/attachments/index.ts';
import { findHoldReasons } from '#server/features/moderation/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { writeKeyOf } from '#server/platform/http/keyed/keyed.ts';
import { onePage } from '#server/platform/http/page.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findLastSubject } from './enquiry-store.ts';
import { readInbox } from './inbox-store.ts';
import { presentMeeting } from './meetings/presenter.ts';
import { findByMessages } from './meetings/store.ts';
import { isReachable, refusalOf, writingTo } from './permission.ts';
import { peerOf, presentMessage, presentPeer, presentSummary, presentUnread } from './presenter.ts';
import { searchInbox } from './search-store.ts';
import { read, sendIn, sendTo, type Words } from './sending.ts';
import {
  findConversationOf,
  findMessages,
  findMessagesAfter,
  findPeer,
  findReadUpTo,
  findSide,
  type MessageRow,
  sumUnread,
} from './store.ts';
import { findSubjects } from './subjects.ts';

/** Conversations between two members; for everyone else they do not exist. */
export function messageRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listConversations, async ({ query }, context) => {
    const userId = sessionOf(context).user.id;
    const limit = query.limit ?? defaultPageSize;
    const page = { userId, before: decodeIdCursor(query.cursor), limit: limit + 1 };
    const found = query.search
      ? await searchInbox(database, { ...page, words: query.search })
      : await readInbox(database, page);
    return onePage({
      ...found,
      limit,
      present: (row) => presentSummary(row, userId, query.search),
      cursorOf: (row) => encodeIdCursor(row.last_message_id),
    });
  });

  serve(router, deps, getConversation, async ({ params }, context) => {
    const { user } = sessionOf(context);
    const side = await findSide(database, params.id, user.id);
    if (!side) throw notFound('conversation');
    const [writing, last] = await Promise.all([
      writingTo(database, user, side.peer_id),
      findLastSubject(database, params.id),
    ]);
    const subject = last ? (await findSubjects(deps, [last], user.id))(last) : null;
    return { id: params.id, peer: peerOf(side), writing, subject };
  });

  serve(router, deps, getRecipient, async ({ params }, context) => {
    const { user } = sessionOf(context);
    const peer = await findPeer(database, params.id);
    if (!peer || !(await isReachable(database, user.id, peer.id))) throw notFound('member');
    if (peer.id === user.id) throw invalidInput({ id: 'You cannot write to yourself' });
    const [writing, conversationId] = await Promise.all([
      writingTo(database, user, peer.id),
      findConversationOf(database, user.id, peer.id),
    ]);
    return { peer: presentPeer(peer), writing, conversationId };
  });

  serve(router, deps, listMessages, async ({ params, query }, context) => {
    const userId = sessionOf(context).user.id;
    const side = await findSide(database, params.id, userId);
    if (!side) throw notFound('conversation');
    const conversationId = side.conversation_id;
    const readUpTo = await findReadUpTo(database, conversationId, side.peer_id);
    const limit = messagesPerPage + 1;
    if (query.after !== undefined) {
      const rows = await findMessagesAfter(database, { conversationId, after: query.after, limit: messagesPerPage });
      return { items: (await present(rows, userId)).toReversed(), nextCursor: null, readUpTo };
    }
    const rows = await findMessages(database, { conversationId, before: decodeIdCursor(query.cursor), limit });
    const shown = rows.slice(0, messagesPerPage);
    const last = shown.at(-1);
    return {
      items: await present(shown, userId),
      nextCursor: rows.length === limit && last ? encodeIdCursor(last.id) : null,
      readUpTo,
    };
  });

  /** Senders are told why their messages are withheld; this is rare, so it is a separate query. */
  async function present(rows: MessageRow[], userId: number) {
    const held = rows.filter((row) => row.hold !== null && row.sender_id === userId);
    const reasons = await findHoldReasons(
      database,
      'message',
      held.map(({ id }) => id),
    );
    const attachments = await attachmentsOf(
      database,
      'message',
      rows.map(({ id }) => id),
    );
    const subjectOf = await findSubjects(deps, rows, userId);
    const meetings = await findByMessages(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const meeting = meetings.get(row.id);
      return presentMessage(row, userId, {
        reason: reasons.get(row.id) ?? null,
        subject: subjectOf(row),
        attachments: attachments(row.id),
        meeting: meeting ? presentMeeting(meeting, userId) : null,
      });
    });
  }

  serve(router, deps, startConversation, async ({ body }, context) => {
    const { user } = sessionOf(context);
    const { conversationId, row } = await sendTo(context.deps, user, body.to, wordsOf(body, context));
    return { conversationId, message: await presentSent(context.deps, row, user.id) };
  });

  serve(router, deps, sendMessage, async ({ params, body }, context) => {
    const { user } = sessionOf(context);
    return presentSent(context.deps, await sendIn(context.deps, user, params.id, wordsOf(body, context)), user.id);
  });

  serve(router, deps, markRead, async ({ params, body }, context) => {
    const { user } = sessionOf(context);
    await read(context.deps, user, params.id, body.upTo);
    return presentUnread(await sumUnread(context.deps.database, user.id));
  });

  serve(router, deps, sayTyping, async ({ params }, context) => {
    const { user } = sessionOf(context);
    const side = await findSide(database, params.id, user.id);
    if (!side) throw notFound('conversation');
    const writing = await writingTo(database, user, side.peer_id);
    if (writing !== 'open') throw refusalOf(writing, peerOf(side).name);
    deps.live.mention(side.peer_id, { kind: 'typing', conversationId: params.id });
    return { ok: true as const };
  });

  serve(router, deps, countUnread, async (_input, context) =>
    presentUnread(await sumUnread(database, sessionOf(context).user.id)),
  );
}

/** A message as its sender sees it. */
async function presentSent({ database }: Deps, row: MessageRow, userId: number) {
  const attachments = await attachmentsOf(database, 'message', [row.id]);
  return presentMessage(row, userId, { attachments: attachments(row.id) });
}

interface Sent {
  body: string;
  attachments?: string[] | undefined;
  key?: string | undefined;
}

/** A message is known by the key of the change that sends it. */
function wordsOf({ body, attachments = [], key }: Sent, { req }: RequestContext): Words {
  return { body, attachments, key: writeKeyOf(req) ?? key?.toLowerCase() ?? crypto.randomUUID() };
}
