import type { Router } from 'express';

import { itemKinds } from '#contract/items.ts';
import { createReport } from '#contract/moderation-reports.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { findItem, findModerated } from '#server/platform/records/records.ts';
import { countReport, openCase } from '../case-store.ts';
import { reportMail } from './mail.ts';
import { insertReport } from './store.ts';

/** Reports of what members have written. The team is mailed once for each. */
export function reportRoutes(router: Router, deps: Deps): void {
  serve(router, deps, createReport, async ({ body }, context) => {
    const { user } = sessionOf(context);
    const item = await findItem(deps, body.kind, body.id, user.id);
    const now = deps.now();
    const at = now.toISOString();
    await deps.database.write(async (trx) => {
      const record = await findModerated(deps, { db: trx }, body.kind, body.id);
      if (!record) throw notFound(itemKinds[body.kind]);
      const caseId = await openCase(trx, { kind: body.kind, source: 'reports', record, at });
      const isNew = await insertReport(trx, {
        reporterId: user.id,
        kind: body.kind,
        itemId: body.id,
        reason: body.reason,
        details: body.details ?? null,
        createdAt: at,
        caseId,
      });
      if (!isNew) return;
      await countReport(trx, caseId);
      await enqueueMail(trx, reportMail(deps, body, { item, username: user.username }), now, [user.id, record.ownerId]);
    });
    deps.mail.wake();
    return { ok: true as const };
  });
}
