import type { Router } from 'express';
import { answerEnquiry, listEnquiries, markEnquiryRead, sendEnquiry } from '#contract/enquiries.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { readEnquiry } from '#server/features/messages/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { answer } from './answering.ts';
import { presentEnquiries } from './presenter.ts';
import { relay } from './relay.ts';
import { countReceived, findOneReceived, findReceived, markEnquiry } from './store.ts';

/** Contact forms of listings, technologies, companies and members, and the answers of those who own them. */
export function enquiryRoutes(router: Router, deps: Deps): void {
  serve(router, deps, sendEnquiry, async ({ body }, context) => {
    await relay(context.deps, body, context.session);
    return { ok: true as const };
  });

  serve(router, deps, listEnquiries, async ({ query }, context) => {
    const which = { receiverId: sessionOf(context).user.id, kind: query.kind, itemId: query.itemId };
    const limit = query.limit ?? defaultPageSize;
    const [rows, total] = await Promise.all([
      findReceived(deps.database, { ...which, before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countReceived(deps.database, which),
    ]);
    const shown = await presentEnquiries(deps.database, rows);
    return onePage({
      rows: shown,
      limit,
      total,
      present: (enquiry) => enquiry,
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });

  serve(router, deps, markEnquiryRead, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    const { database } = context.deps;
    await database.write(async (trx) => {
      const enquiry = await findOneReceived({ db: trx }, params.id, userId);
      if (!enquiry) throw notFound('enquiry');
      await markEnquiry(trx, params.id, deps.now().toISOString());
      const { conversation_id: conversationId, message_id: messageId } = enquiry;
      if (conversationId === null || messageId === null) return;
      await readEnquiry(database, trx, { conversationId, messageId }, userId);
    });
    return { ok: true as const };
  });

  serve(router, deps, answerEnquiry, ({ params, body }, context) =>
    answer(context.deps, sessionOf(context).user, params.id, body),
  );
}
