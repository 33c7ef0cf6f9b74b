import type { Router } from 'express';

import type { AuditAction } from '#contract/audit.ts';
import { discardFailedMail, exportFailedMails, listFailedMails, retryFailedMail } from '#contract/failed-mails.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serveExport } from '#server/platform/http/export.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { isStillWanted, tellOutcome } from '#server/platform/mail/outcome.ts';
import { time } from '#server/platform/sheets/cell.ts';
import { countFailedMails, discard, type FailedMailRow, findFailedMails, putBack, subjectOf } from './store.ts';

/** Mails that were given up: admins see them with the reason, and send them again or drop them. */
export function failedMailRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listFailedMails, async ({ query }) => {
    const { sort, limit = defaultPageSize } = query;
    const before = decodeIdCursor(query.cursor, sort);
    const [rows, total] = await Promise.all([
      findFailedMails(deps.database, { sort, before, limit: limit + 1 }),
      countFailedMails(deps.database),
    ]);
    return onePage({ rows, limit, total, present, cursorOf: ({ id }) => encodeIdCursor(id, sort) });
  });

  serveExport(router, deps, exportFailedMails, {
    title: 'Failed mails',
    find: (_filters, page, { database }) => findFailedMails(database, page),
    columns: {
      Number: ({ id }) => id,
      Written: ({ created_at }) => time(created_at),
      To: ({ recipient }) => recipient,
      Subject: (row) => subjectOf(row),
      Attempts: ({ attempts }) => attempts,
      'Last failure': ({ last_error }) => last_error,
    },
  });

  serve(router, deps, retryFailedMail, async ({ params: { id } }, context) => {
    const now = deps.now().toISOString();
    await settle(context, id, 'mail.retry', async (trx) => {
      const mail = await putBack(trx, id, now);
      if (!mail) return false;
      if (!(await isStillWanted(deps, { db: trx }, mail.origin))) {
        throw new HttpError('conflict', 'The recipient no longer gets this mailing. Discard the email.');
      }
      await tellOutcome(deps, trx, mail.origin, 'again');
      return true;
    });
    deps.mail.wake();
    return { id };
  });

  serve(router, deps, discardFailedMail, async ({ params: { id } }, context) => {
    await settle(context, id, 'mail.discard', (trx) => discard(trx, id));
    return { id };
  });

  /** Applies an action to a mail that was given up, and logs it. */
  async function settle(
    context: RequestContext,
    id: number,
    action: AuditAction,
    work: (trx: Transaction) => Promise<boolean>,
  ): Promise<void> {
    await deps.database.write(async (trx) => {
      if (!(await work(trx))) throw notFound('failed mail');
      await insertAuditEntry(trx, {
        actorId: sessionOf(context).user.id,
        action,
        targetKind: 'mail',
        targetId: id,
        // The subject may contain a name, and the audit log is never deleted.
        target: `Mail ${id}`,
        createdAt: deps.now().toISOString(),
      });
    });
  }
}

function present(row: FailedMailRow) {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: subjectOf(row),
    createdAt: row.created_at,
    attempts: row.attempts,
    lastError: row.last_error,
  };
}
