import type { Router } from 'express';
import type { CurrentUser } from '#contract/accounts.ts';
import { listEnquiries, markEnquiryRead, sendEnquiry } from '#contract/enquiries.ts';
import { type EnquiryKind, itemKinds } from '#contract/items.ts';
import type { HandlerResult, ParsedInput } from '#contract/kit/endpoint.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import { isBlocked } from '#server/features/connections/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { type Session, sessionOf } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import type { Item } from '#server/platform/records/record.ts';
import { findItem } from '#server/platform/records/records.ts';
import { presentEnquiry } from './presenter.ts';
import { countReceived, findReceived, insertEnquiry, markEnquiry } from './store.ts';

/**
 * Contact forms of listings, technologies, companies and members. An enquiry is stored and relayed by email in one
 * transaction.
 */
export function enquiryRoutes(router: Router, deps: Deps): void {
  serve(router, deps, sendEnquiry, ({ body }, context) => relay(context.deps, body, context.session));

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

/** Stores an enquiry about a record and mails it to the record's owner. */
async function relay(
  deps: Deps,
  body: ParsedInput<typeof sendEnquiry>['body'],
  session: Session | null,
): Promise<HandlerResult<typeof sendEnquiry>> {
  const item = await findItem(deps, body.kind, body.id, session?.user.id ?? null);
  if (session && item.ownerId === session.user.id) {
    throw invalidInput({ id: `This ${itemKinds[body.kind]} is yours` });
  }
  const now = deps.now();
  if (item.takesEnquiries?.(now) === false) {
    throw new HttpError('conflict', `This ${itemKinds[body.kind]} no longer takes enquiries.`);
  }
  if (item.enquiriesFromMembers && !session) {
    throw new HttpError('forbidden', `${item.title} accepts messages from members only. Please sign in to write.`);
  }
  const to = await addressOf(deps, item);
  const sender = senderOf(body, session?.user ?? null);
  await deps.database.write(async (trx) => {
    if (item.ownerId !== null && sender.id !== null && (await isBlocked({ db: trx }, sender.id, item.ownerId))) {
      throw refusal(body.kind, item);
    }
    await insertEnquiry(trx, {
      kind: body.kind,
      itemId: item.id,
      itemTitle: item.title,
      receiverId: item.ownerId,
      senderId: sender.id,
      name: sender.name,
      email: sender.email,
      organization: sender.organization,
      message: body.message,
      createdAt: now.toISOString(),
    });
    const about = aboutWhat(body.kind, item);
    const mail = {
      to,
      replyTo: sender.email,
      subject: `${sender.name} wrote about ${about}`,
      paragraphs: [
        `${inWords(sender)} wrote about ${about}. Your reply goes to them directly; they do not see your address until then.`,
        body.message,
      ],
      action: { label: 'Open the page', url: `${deps.baseUrl()}${item.path}` },
    };
    if (item.ownerId === null) {
      await enqueueMail(trx, mail, now, [sender.id]);
      return;
    }
    await notify(trx, deps, {
      userId: item.ownerId,
      subjectId: sender.id,
      kind: 'enquiry',
      title: `${sender.name} wrote to you`,
      body: `There is a new enquiry about ${about}.`,
      path: paths.enquiries,
      mail,
    });
  });
  deps.mail.wake();
  return { ok: true as const };
}

interface Sender {
  /** `null` for a visitor. */
  id: number | null;
  name: string;
  email: string;
  organization: string | null;
}

/** A member writes under the name and address of their account; a visitor under the ones they typed. */
function senderOf(body: ParsedInput<typeof sendEnquiry>['body'], user: CurrentUser | null): Sender {
  if (!user) return { id: null, name: body.name, email: body.email, organization: body.organization ?? null };
  return { id: user.id, name: user.fullName ?? user.username, email: user.email, organization: user.organization };
}

/** `Ines Okafor, Tidewell (ines@…), a member of the network,` */
function inWords({ id, name, email, organization }: Sender): string {
  const who = organization ? `${name}, ${organization}` : name;
  return id === null ? `A visitor who gave the name ${who} (${email})` : `${who} (${email}), a member of the network,`;
}

/** The message for both members when one has blocked the other; it does not name the owner of a record. */
function refusal(kind: EnquiryKind, item: Item): HttpError {
  const what = kind === 'member' ? item.title : `This ${itemKinds[kind]}`;
  return new HttpError('forbidden', `${what} cannot receive messages from you.`);
}

/**
 * The address for mail about a record: its owner's, or else the team's. The contact address in a listing is not used,
 * because nobody has confirmed it.
 */
async function addressOf(deps: Deps, item: Item): Promise<string> {
  const owner = item.ownerId === null ? undefined : await findAddressee(deps.database, item.ownerId);
  return owner?.email ?? deps.env.site.contactEmail;
}

/** `your profile`, `the listing "…"`. */
function aboutWhat(kind: EnquiryKind, item: Item): string {
  return kind === 'member' ? 'your profile' : `the ${itemKinds[kind]} "${item.title}"`;
}
