import type { Router } from 'express';

import {
  contactStatuses,
  exportContactMessages,
  listContactMessages,
  replyToContactMessage,
  setContactStatus,
} from '#contract/contact.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { countContactMessages, findContactMessages, findReplies, insertReply, setStatus } from './store.ts';

/** The team's inbox of the contact form: messages, their state, and answers by email. */
export function contactAdminRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listContactMessages, async ({ query }) => {
    const limit = query.limit ?? defaultPageSize;
    const before = decodeIdCursor(query.cursor);
    const [rows, total] = await Promise.all([
      findContactMessages(deps.database, { status: query.status, before, limit: limit + 1 }),
      countContactMessages(deps.database, query.status),
    ]);
    const replies = Map.groupBy(
      await findReplies(
        deps.database,
        rows.map(({ id }) => id),
      ),
      (reply) => reply.message_id,
    );
    return onePage({
      rows,
      limit,
      total,
      present: ({ created_at, account_email: accountEmail, account_confirmed_at: confirmedAt, ...row }) => ({
        ...row,
        createdAt: created_at,
        isSenderConfirmed:
          accountEmail === null ? null : confirmedAt !== null && foldCase(accountEmail) === foldCase(row.email),
        replies: (replies.get(row.id) ?? []).map((reply) => ({
          author: reply.author ?? 'A former admin',
          text: reply.text,
          createdAt: reply.created_at,
        })),
      }),
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });

  serveExport(router, deps, exportContactMessages, {
    title: 'Messages',
    find: ({ status }, page, { database }) => findContactMessages(database, { status, ...page }),
    columns: {
      Number: ({ id }) => id,
      Received: ({ created_at }) => time(created_at),
      Status: ({ status }) => contactStatuses[status],
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Subject: ({ subject }) => subject,
      Message: ({ message }) => message,
    },
  });

  serve(router, deps, setContactStatus, async ({ params, body }, context) => {
    const { user } = sessionOf(context);
    const now = deps.now().toISOString();
    await deps.database.write(async (trx) => {
      const message = await setStatus(trx, params.id, body.status, now);
      if (!message) throw notFound('message');
      await insertAuditEntry(trx, {
        actorId: user.id,
        action: 'message.status',
        targetKind: 'message',
        targetId: params.id,
        target: message.subject,
        note: contactStatuses[body.status],
        createdAt: now,
      });
    });
    return { status: body.status };
  });

  serve(router, deps, replyToContactMessage, async ({ params, body }, context) => {
    const { user } = sessionOf(context);
    const now = deps.now();
    const createdAt = now.toISOString();
    await deps.database.write(async (trx) => {
      const message = await setStatus(trx, params.id, 'answered', createdAt);
      if (!message) throw notFound('message');
      await insertReply(trx, { messageId: params.id, authorId: user.id, text: body.text, createdAt });
      await enqueueMail(trx, replyMail(deps, message, body.text), now, [message.user_id]);
      await insertAuditEntry(trx, {
        actorId: user.id,
        action: 'message.reply',
        targetKind: 'message',
        targetId: params.id,
        target: message.subject,
        createdAt,
      });
    });
    deps.mail.wake();
    return { status: 'answered' as const };
  });
}

/** The team's answer to a message of the contact form. */
export function replyMail(
  { env }: Pick<Deps, 'env'>,
  { email, name, subject }: { email: string; name: string; subject: string },
  text: string,
): MailMessage {
  return {
    template: 'contact.reply',
    to: email,
    replyTo: env.site.contactEmail,
    subject: `Re: ${subject}`,
    paragraphs: [`Hello ${name},`, text, `The team of ${env.site.productName}`],
    // Answering a message also marks it as read.
    toUnconfirmed: true,
  };
}
