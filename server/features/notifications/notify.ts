import type { NotificationKind } from '#contract/notifications.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { nextDigest } from './digest.ts';
import { deliveryOf, unsubscribeUrl } from './settings.ts';
import { scheduleDigest } from './settings-store.ts';
import { insertNotification } from './store.ts';

/** Something a member is to know. */
export interface News {
  userId: number;
  /** The other member whom it names: it goes when their account is deleted. `null` where it names nobody. */
  subjectId: number | null;
  kind: NotificationKind;
  /** One line, also the mail's subject. */
  title: string;
  /** A sentence or two. Private words (messages) do not belong here: the mail may be read on a locked screen. */
  body: string;
  /** Where it leads: a path of the site. */
  path: string;
  /** Label of the mail's button, "Open" where left out. */
  action?: string;
  /** Sent at once in place of the usual mail, for those who are mailed at once. */
  mail?: MailMessage;
  /** Leaves out the mail, whatever the settings say; the bell rings all the same. */
  withoutMail?: boolean;
}

/**
 * Tells a member, in the transaction of what is told: a row for the bell, and a mail at once, in the next
 * daily one or not at all, as their settings say. Only the bell rings while either of the two, the member who is told and
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
  await insertNotification(trx, { ...news, createdAt: now.toISOString(), awaitsDigest: delivery === 'daily' });
  if (delivery === 'off') return;
  const url = await unsubscribeUrl(trx, deps, news.userId, news.kind);
  if (delivery === 'daily') {
    await scheduleDigest(trx, news.userId, nextDigest(now).toISOString());
    return;
  }
  const usual = {
    to: addressee.email,
    subject: news.title,
    paragraphs: [`Hello ${addressee.name},`, news.body],
    action: { label: news.action ?? 'Open', url: `${deps.baseUrl()}${news.path}` },
  };
  // A mail that brings a narrower way out of its own keeps it.
  await enqueueMail(trx, { unsubscribeUrl: url, ...(news.mail ?? usual) }, now, [news.subjectId]);
}
