import type { NotificationKind } from '#contract/notifications.ts';
import type { Delivery } from '#contract/notifications-settings.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMails } from '#server/platform/mail/outbox-store.ts';
import { digests, nextDigest, type Rhythm } from './rhythm.ts';
import { deliveryOf, unsubscribeUrl } from './settings.ts';
import { scheduleDigest } from './settings-store.ts';
import { insertNotification } from './store.ts';

/** A notification for a member. */
export interface News {
  userId: number;
  /** The other member it names: the notification is deleted with their account. `null` if it names no one. */
  subjectId: number | null;
  kind: NotificationKind;
  /** One line, also the mail's subject. */
  title: string;
  /** A sentence or two, without private text such as messages, because an email may show on a locked screen. */
  body: string;
  /** The path of the page that it opens. */
  path: string;
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
  const addressee = await findAddressee({ db: trx }, news.userId);
  if (!addressee) return;
  const now = deps.now();
  const subject = news.subjectId === null ? undefined : await findAddressee({ db: trx }, news.subjectId);
  const isMailed = !news.withoutMail && addressee.isConfirmed && subject?.isConfirmed !== false;
  const delivery = isMailed ? await deliveryOf(trx, news.userId, news.kind) : 'off';
  if (!news.withoutBell) {
    const awaits = isDigest(delivery) ? delivery : null;
    await insertNotification(trx, { ...news, createdAt: now.toISOString(), awaits });
  }
  if (delivery === 'off' || (news.withoutBell && isDigest(delivery))) return;
  const url = await unsubscribeUrl(trx, deps, news.userId, news.kind);
  if (isDigest(delivery)) {
    await scheduleDigest(trx, news.userId, delivery, nextDigest(now, delivery).toISOString());
    return;
  }
  // An email that brings its own, narrower unsubscribe link keeps it.
  const message = { unsubscribeUrl: url, ...(news.mail ?? usualMail(deps, addressee, news)) };
  const names = [news.subjectId, ...(news.mailNames ?? [])];
  await enqueueMails(trx, [{ message, names, ...(toMany.includes(news.kind) && { bulk: { origin: null } }) }], now);
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
