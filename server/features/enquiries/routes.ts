import type { Router } from 'express';

import { listEnquiries, markEnquiryRead, sendEnquiry } from '#contract/enquiries.ts';
import { type EnquiryKind, itemKinds } from '#contract/items.ts';
import { defaultPageSize } from '#contract/paging.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/store.ts';
import type { Item } from '#server/features/items/items.ts';
import { findItem } from '#server/features/items/kinds.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/http/cursor.ts';
import { HttpError, invalidInput, notFound } from '#server/http/http-error.ts';
import { onePage } from '#server/http/page.ts';
import { serve } from '#server/http/route.ts';
import { sessionOf } from '#server/http/session.ts';
import { enqueueMail } from '#server/mail/outbox-store.ts';
import { countReceived, type EnquiryRow, findReceived, insertEnquiry, markEnquiry } from './store.ts';

/** Contact forms of listings, technologies, companies and members: stored, and relayed by mail, or neither. */
export function enquiryRoutes(router: Router, deps: Deps): void {
  serve(router, deps, sendEnquiry, async ({ body }, { session }) => {
    const item = await findItem(deps.database, body.kind, body.id, session?.user.id ?? null);
    if (session && item.ownerId === session.user.id) {
      throw invalidInput({ id: `This ${itemKinds[body.kind]} is your own` });
    }
    const now = deps.now();
    if (item.takesEnquiries?.(now) === false) {
      throw new HttpError('conflict', `This ${itemKinds[body.kind]} no longer takes enquiries.`);
    }
    const to = await addressOf(deps, item);
    await deps.database.write(async (trx) => {
      await insertEnquiry(trx, {
        kind: body.kind,
        itemId: item.id,
        itemTitle: item.title,
        receiverId: item.ownerId,
        senderId: session?.user.id ?? null,
        name: body.name,
        email: body.email,
        organization: body.organization ?? null,
        message: body.message,
        createdAt: now.toISOString(),
      });
      const about = aboutWhat(body.kind, item);
      const from = body.organization ? `${body.name}, ${body.organization}` : body.name;
      const mail = {
        to,
        replyTo: body.email,
        subject: `${body.name} wrote about ${about}`,
        paragraphs: [
          `${from} (${body.email}) wrote about ${about}. Your reply goes to them directly; they do not see your address until then.`,
          body.message,
        ],
        action: { label: 'Open the page', url: `${deps.baseUrl()}${item.path}` },
      };
      if (item.ownerId === null) {
        await enqueueMail(trx, mail, now);
        return;
      }
      await notify(trx, deps, {
        userId: item.ownerId,
        kind: 'enquiry',
        title: `${body.name} wrote to you`,
        body: `There is a new enquiry about ${about}.`,
        path: '/network/enquiries',
        mail,
      });
    });
    deps.mail.wake();
    return { ok: true as const };
  });

  serve(router, deps, listEnquiries, async ({ query }, context) => {
    const which = { receiverId: sessionOf(context).user.id, kind: query.kind, itemId: query.itemId };
    const limit = query.limit ?? defaultPageSize;
    const [rows, total] = await Promise.all([
      findReceived(deps.database, { ...which, before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countReceived(deps.database, which),
    ]);
    return onePage({ rows, limit, total, present: presentEnquiry, cursorOf: ({ id }) => encodeIdCursor(id) });
  });

  serve(router, deps, markEnquiryRead, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    const isOwn = await deps.database.write((trx) => markEnquiry(trx, params.id, userId, deps.now().toISOString()));
    if (!isOwn) throw notFound('enquiry');
    return { ok: true as const };
  });
}

/** Where mail about a record goes: its own contact address, its owner's, or else the team's. */
async function addressOf(deps: Deps, item: Item): Promise<string> {
  if (item.contactEmail !== null) return item.contactEmail;
  const owner = item.ownerId === null ? undefined : await findAddressee(deps.database, item.ownerId);
  return owner?.email ?? deps.env.site.contactEmail;
}

/** `your profile`, `the listing "…"`. */
function aboutWhat(kind: EnquiryKind, item: Item): string {
  return kind === 'member' ? 'your profile' : `the ${itemKinds[kind]} "${item.title}"`;
}

function presentEnquiry({ item_id, item_title, created_at, read_at, ...row }: EnquiryRow) {
  return { ...row, itemId: item_id, itemTitle: item_title, createdAt: created_at, isRead: read_at !== null };
}
