import type { CurrentUser } from '#contract/accounts.ts';
import type { sendEnquiry } from '#contract/enquiries.ts';
import { type EnquiryKind, itemKinds } from '#contract/items.ts';
import type { ParsedInput } from '#contract/kit/endpoint.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import { isBlocked } from '#server/features/connections/index.ts';
import { addEnquiry, replyAddress } from '#server/features/messages/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { userExists } from '#server/platform/db/lock-account.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import type { Item } from '#server/platform/records/record.ts';
import { findItem } from '#server/platform/records/records.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { enquiryForMember, enquiryForOwner } from './mails.ts';
import { isRepeated } from './repeated.ts';
import { insertEnquiry } from './store.ts';

type Form = ParsedInput<typeof sendEnquiry>['body'];

/**
 * Stores an enquiry about a record and tells the record's owner, in one transaction. Between members it becomes a
 * message of their conversation, except about a company or technology: that would reveal its owner before they answer.
 */
export async function relay(deps: Deps, form: Form, session: Session | null): Promise<void> {
  const item = await findItem(deps, form.kind, form.id, session?.user.id ?? null);
  checkOpen(deps, form.kind, item, session);
  const to = await addressOf(deps, item);
  const sender = senderOf(form, session?.user ?? null);
  await deps.database.write(async (trx) => {
    if (item.ownerId !== null) {
      // A block, and the deletion of the owner's account, come before the enquiry or after it.
      await lockRow(deps.database, trx, 'users', item.ownerId);
      if (!(await userExists({ db: trx }, item.ownerId))) throw notFound(itemKinds[form.kind]);
    }
    if (item.ownerId !== null && sender.id !== null && (await isBlocked({ db: trx }, sender.id, item.ownerId))) {
      throw refusal(form.kind, item);
    }
    if (sender.id === null && (await isRepeated(deps, trx, form))) return;
    const place = await placeOf(deps, trx, { form, item, sender });
    const answersHere = item.ownerId !== null && sender.id !== null;
    await insertEnquiry(trx, {
      kind: form.kind,
      itemId: item.id,
      itemTitle: item.title,
      receiverId: item.ownerId,
      senderId: sender.id,
      name: sender.name,
      // Members answer each other here, so the address stays with the sender.
      email: answersHere ? '' : sender.email,
      organization: sender.organization,
      message: form.message,
      createdAt: deps.now().toISOString(),
      messageId: place?.messageId ?? null,
    });
    if (sender.id !== null) {
      const records = [{ kind: form.kind, id: item.id }];
      await recordDone(trx, { records, actorId: sender.id, action: 'enquired', at: deps.now().toISOString() });
    }
    const path = place ? pathTo(paths.conversation, { id: place.conversationId }) : paths.enquiries;
    const replyTo =
      place && item.ownerId !== null
        ? replyAddress(deps, { conversationId: place.conversationId, userId: item.ownerId })
        : undefined;
    await tell(deps, trx, { item, form, sender, to, path, answersHere, replyTo });
  });
  deps.mail.wake();
}

interface Sender {
  /** `null` for a visitor. */
  id: number | null;
  name: string;
  email: string;
  organization: string | null;
}

/** Refuses an enquiry about the sender's own record, a closed one, and a visitor's to one that is for members. */
function checkOpen(deps: Deps, kind: EnquiryKind, item: Item, session: Session | null): void {
  if (session && item.ownerId === session.user.id) throw invalidInput({ id: `This ${itemKinds[kind]} is yours` });
  if (item.takesEnquiries?.(deps.now()) === false) {
    throw new HttpError('conflict', `This ${itemKinds[kind]} no longer takes enquiries.`);
  }
  if (item.enquiriesFromMembers && !session) {
    throw new HttpError('forbidden', `${item.title} accepts messages from members only. Please sign in to write.`);
  }
}

const showsOwner: Record<EnquiryKind, boolean> = { listing: true, member: true, company: false, technology: false };

/** Adds the enquiry to the conversation of two members; `null` where it is in none yet. */
async function placeOf(
  deps: Deps,
  trx: Transaction,
  { form, item, sender }: { form: Form; item: Item; sender: Sender },
) {
  if (item.ownerId === null || sender.id === null || !showsOwner[form.kind]) return null;
  const about = { kind: form.kind, id: item.id, title: item.title };
  return addEnquiry(deps, trx, { senderId: sender.id, receiverId: item.ownerId, about, body: form.message });
}

interface Told {
  item: Item;
  form: Form;
  sender: Sender;
  to: string;
  /** The page where the owner answers. */
  path: string;
  answersHere: boolean;
  /** The address that takes the owner's answer by mail, where the enquiry is in a conversation. */
  replyTo: string | undefined;
}

/** Mails the enquiry to the owner of the record, or else to the team; owners get a notification, too. */
async function tell(deps: Deps, trx: Transaction, told: Told): Promise<void> {
  const { item, form, sender, to, path, answersHere, replyTo } = told;
  const about = aboutWhat(form.kind, item);
  const words = { to, sender: sender.name, senderInWords: inWords(sender), about, message: form.message };
  const mail = answersHere
    ? enquiryForMember(deps, words, { path, replyTo })
    : enquiryForOwner(deps, words, { path: item.path, replyTo: sender.email });
  if (item.ownerId === null) {
    await enqueueMail(trx, mail, deps.now(), [sender.id]);
    return;
  }
  await notify(trx, deps, {
    userId: item.ownerId,
    subjectId: sender.id,
    kind: 'enquiry',
    title: `${sender.name} wrote to you`,
    body: `There is a new enquiry about ${about}.`,
    path,
    mail,
  });
}

/** A member writes under the name and address of their account; a visitor under the ones they typed. */
function senderOf(body: Form, user: CurrentUser | null): Sender {
  if (!user) return { id: null, name: body.name, email: body.email, organization: body.organization ?? null };
  return { id: user.id, name: user.fullName ?? user.username, email: user.email, organization: user.organization };
}

/** `Ines Okafor, Tidewell, a member of the network,`; a visitor's with the address that they typed. */
function inWords({ id, name, email, organization }: Sender): string {
  const who = organization ? `${name}, ${organization}` : name;
  return id === null ? `A visitor who gave the name ${who} (${email})` : `${who}, a member of the network,`;
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
