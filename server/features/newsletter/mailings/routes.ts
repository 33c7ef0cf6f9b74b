import type { Router } from 'express';

import { defaultPageSize } from '#contract/kit/paging.ts';
import {
  createMailing,
  deleteMailing,
  getMailing,
  listMailings,
  previewMailing,
  readMailingText,
  scheduleMailing,
  stepMailing,
  testMailing,
  updateMailing,
} from '#contract/newsletter-mailings.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { layOut } from '#server/platform/mail/layout.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { previewPage } from '#server/platform/mail/preview.ts';
import { contentOf, mailTo } from './compose.ts';
import { addMailing, deleteDraft, editMailing } from './editing.ts';
import { blocksOf, presentMailing, presentSummary } from './presenter.ts';
import { countRecipients } from './recipient-store.ts';
import { shownBlocks } from './shown-blocks.ts';
import { scheduleDraft, takeStep } from './steps.ts';
import { countMailings, findMailing, findMailings, type MailingRow } from './store.ts';

/** Mailings of the newsletter, for admins: composed, looked at, tested, scheduled. */
export function mailingRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listMailings, async ({ query }) => {
    const { sort, state, limit = defaultPageSize } = query;
    const before = decodeIdCursor(query.cursor, sort);
    const [rows, total] = await Promise.all([
      findMailings(deps.database, { sort, state, before, limit: limit + 1 }),
      countMailings(deps.database, state),
    ]);
    return onePage({ rows, limit, total, present: presentSummary, cursorOf: ({ id }) => encodeIdCursor(id, sort) });
  });

  serve(router, deps, getMailing, async ({ params }) => present(await find(params.id)));

  serve(router, deps, createMailing, async ({ body }, context) =>
    present(await addMailing(deps, body, sessionOf(context).user.id)),
  );

  serve(router, deps, updateMailing, async ({ params, body }, context) =>
    present(await editMailing(deps, params.id, body, sessionOf(context).user.id)),
  );

  serve(router, deps, deleteMailing, async ({ params: { id } }, context) => {
    await deleteDraft(deps, id, sessionOf(context).user.id);
    return { id };
  });

  serve(router, deps, readMailingText, async ({ params }) => {
    const row = await find(params.id);
    const recipients = await countRecipients(deps.database, row.topics);
    return { text: layOut(await sampleOf(row), deps.env.site).text, recipients };
  });

  serve(router, deps, previewMailing, async ({ params, query }, { res }) =>
    previewPage(deps, await sampleOf(await find(params.id)), query.theme, res),
  );

  serve(router, deps, testMailing, async ({ params }, context) => {
    const { email } = sessionOf(context).user;
    // It unsubscribes nobody, so mail programs get no button for it.
    const { subject, unsubscribeUrl: _url, ...message } = await sampleOf(await find(params.id));
    await deps.database.write((trx) =>
      enqueueMail(trx, { ...message, to: email, subject: `Test: ${subject}` }, deps.now()),
    );
    deps.mail.wake();
    return { to: email };
  });

  serve(router, deps, scheduleMailing, async ({ params, body }, context) =>
    present(await scheduleDraft(deps, params.id, body, sessionOf(context).user.id)),
  );

  serve(router, deps, stepMailing, async ({ params, body }, context) =>
    present(await takeStep(deps, params.id, body, sessionOf(context).user.id)),
  );

  async function find(id: number): Promise<MailingRow> {
    const row = await findMailing(deps.database, id);
    if (!row) throw notFound('mailing');
    return row;
  }

  async function present(row: MailingRow) {
    return presentMailing(row, await shownBlocks(deps, blocksOf(row)));
  }

  /** The mail of nobody: its links lead to the pages, but unsubscribe from nothing. */
  async function sampleOf(row: MailingRow) {
    const content = contentOf(deps, row, await shownBlocks(deps, blocksOf(row)));
    const nobody = { id: 0, email: 'reader@example.com', unsubscribe_token: '' };
    const { returnPath: _path, unsubscribeAddress: _address, ...mail } = mailTo(deps, content, nobody, row.id);
    return mail;
  }
}
