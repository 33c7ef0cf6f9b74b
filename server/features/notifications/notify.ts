import type { NotificationKind } from '#contract/notifications.ts';
import type { Delivery } from '#contract/notifications-settings.ts';
import type { Deps } from '#server/deps.ts';
import { type Addressee, findAddressees } from '#server/features/accounts/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMails, type OutgoingMail } from '#server/platform/mail/outbox-store.ts';
import { digests, nextDigest, type Rhythm } from './rhythm.ts';
import { settingsOfAll, unsubscribeTokensOf, unsubscribeUrlOf } from './settings.ts';
import { scheduleDigests } from './settings-store.ts';
import { insertNotifications, type NotificationContent } from './store.ts';

/** A notification for a member. */
export interface News extends NotificationContent {
  /** Label of the email's button; "Open" by default. */
  action?: string;
  /** The address that takes replies to the usual email, and files them where they belong. */
  replyTo?: string;
  /** Replaces the usual email, for members who get emails at once. */
  mail?: MailMessage;
  /** Members whom only that email names: it is not sent when one of them is deleted first. */
  mailNames?: readonly number[];
  /** No email, whatever the settings; the notification still appears in the bell. */
  withoutMail?: boolean;
  /** No row in the bell, because the member did it themselves; a mail comes at once or not at all. */
  withoutBell?: boolean;
}

/**
 * What a job tells many members in one go. Its emails wait for all other mail, so that nobody waits for a link to a new
 * password behind a million of them.
 */
const toMany: readonly NotificationKind[] = ['saved-search', 'follow', 'change', 'match', 'insight'];

/**
 * Tells a member, in the transaction of what is told: a row for the bell, and a mail at once, in the next
 * digest or not at all, as their settings say. Only the bell rings while either of the two, the member who is told and
 * whoever it names, has not confirmed their address. Wake the mail worker (`deps.mail.wake()`) after the write.
 * Members who are gone are not told.
 */
export async function notify(trx: Transaction, deps: Pick<Deps, 'now' | 'baseUrl'>, news: News): Promise<void> {
  await notifyAll(trx, deps, [news]);
}

/** The same for many notifications, with a few statements for all of them: some hundreds at most. */
export async function notifyAll(
  trx: Transaction,
  deps: Pick<Deps, 'now' | 'baseUrl'>,
  all: readonly News[],
): Promise<void> {
  if (all.length === 0) return;
  const now = deps.now();
  const told = await findDeliveries(trx, all);
  await insertNotifications(
    trx,
    told.flatMap(({ news, delivery }) =>
      news.withoutBell ? [] : [{ ...news, createdAt: now.toISOString(), awaits: isDigest(delivery) ? delivery : null }],
    ),
  );
  const mailed = told.filter(({ news, delivery }) => delivery !== 'off' && !(news.withoutBell && isDigest(delivery)));
  const tokens = await unsubscribeTokensOf(
    trx,
    mailed.map(({ news }) => news.userId),
  );
  for (const rhythm of Object.keys(digests) as Rhythm[]) {
    const waiting = mailed.flatMap(({ news, delivery }) => (delivery === rhythm ? [news.userId] : []));
    await scheduleDigests(trx, waiting, rhythm, nextDigest(now, rhythm).toISOString());
  }
  const mails = mailed.flatMap(({ news, addressee, delivery }) => {
    const token = tokens.get(news.userId);
    return delivery === 'instant' && token !== undefined ? [mailOf(deps, news, addressee, token)] : [];
  });
  await enqueueMails(trx, mails, now);
}

interface Told {
  news: News;
  addressee: Addressee;
  delivery: Delivery;
}

/** Those of whom the member is there, and how each is mailed. */
async function findDeliveries(trx: Transaction, all: readonly News[]): Promise<Told[]> {
  const ids = all.flatMap(({ userId, subjectId }) => (subjectId === null ? [userId] : [userId, subjectId]));
  const addressees = await findAddressees({ db: trx }, [...new Set(ids)]);
  const isMailed = ({ userId, subjectId, withoutMail }: News) =>
    !withoutMail &&
    addressees.get(userId)?.isConfirmed === true &&
    (subjectId === null || addressees.get(subjectId)?.isConfirmed !== false);
  const settings = await settingsOfAll(
    { db: trx },
    all.filter(isMailed).map(({ userId }) => userId),
  );
  return all.flatMap((news) => {
    const addressee = addressees.get(news.userId);
    const delivery = (isMailed(news) && settings.get(news.userId)?.[news.kind]) || 'off';
    return addressee ? [{ news, addressee, delivery }] : [];
  });
}

function mailOf(deps: Pick<Deps, 'baseUrl'>, news: News, addressee: Addressee, unsubscribeToken: string): OutgoingMail {
  // An email that brings its own, narrower unsubscribe link keeps it.
  const unsubscribeUrl = unsubscribeUrlOf(deps, news.kind, unsubscribeToken);
  return {
    message: { unsubscribeUrl, ...(news.mail ?? usualMail(deps, addressee, news)) },
    names: [news.subjectId, ...(news.mailNames ?? [])],
    ...(toMany.includes(news.kind) && { bulk: { origin: null } }),
  };
}

/** The email of a notification that has no email of its own. */
export function usualMail(
  { baseUrl }: Pick<Deps, 'baseUrl'>,
  addressee: { email: string; name: string },
  news: Pick<News, 'title' | 'body' | 'path' | 'action' | 'replyTo'>,
): MailMessage {
  return {
    template: 'notifications.notification',
    to: addressee.email,
    subject: news.title,
    paragraphs: [`Hello ${addressee.name},`, news.body, ...(news.replyTo ? [repliesAreFiled] : [])],
    ...(news.replyTo && { replyTo: news.replyTo }),
    action: { label: news.action ?? 'Open', url: `${baseUrl()}${news.path}` },
  };
}

/** Said in emails whose replies become messages. */
export const repliesAreFiled = 'You can reply to this email: your reply becomes a message of the conversation.';

function isDigest(delivery: Delivery): delivery is Rhythm {
  return delivery in digests;
}
