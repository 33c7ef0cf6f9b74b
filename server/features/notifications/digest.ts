import { hour, minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressees } from '#server/features/accounts/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { eachOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMails } from '#server/platform/mail/outbox-store.ts';
import { claimDigests, findDueDigests, putOffDigest, takeForDigests } from './digest-store.ts';
import { digests, type Rhythm } from './rhythm.ts';
import { settingsOfAll, unsubscribeUrlOf } from './settings.ts';
import type { NotificationRow } from './store.ts';

type DigestDeps = Pick<Deps, 'database' | 'now' | 'baseUrl' | 'env' | 'logger' | 'mail'>;

/** How many notifications a digest lists; the others are counted. */
export const digestLength = 30;

/** Members whose digest is due that are looked up at once, and those whose digests are written in one transaction. */
const batch = { due: 100, written: 20 } as const;

/** When a digest that could not be written has its next turn (milliseconds). */
const putOffFor = hour;

/** Transactions at the same time: they share a wait for the disk. */
const atOnce = 4;

/**
 * Sends every due digest: one per member, with the notifications that are still unread. Several processes may run on
 * one database: each digest is claimed in the transaction that sends it.
 */
export async function sendDueDigests(deps: DigestDeps): Promise<void> {
  for (const rhythm of Object.keys(digests) as Rhythm[]) await sendDue(deps, rhythm);
}

async function sendDue(deps: DigestDeps, rhythm: Rhythm): Promise<void> {
  for (;;) {
    const now = deps.now();
    const due = await findDueDigests(deps.database, rhythm, now.toISOString(), batch.due);
    const later = { now: now.toISOString(), until: new Date(now.getTime() + putOffFor).toISOString() };
    await eachOfMany(deps, due, {
      about: (userId) => ({ digest: rhythm, userId }),
      together: batch.written,
      atOnce,
      work: (userIds) => deps.database.write((trx) => sendDigests(trx, deps, rhythm, userIds, now)),
      moveOn: (trx, userId) => putOffDigest(trx, rhythm, userId, later),
    });
    if (due.length > 0) deps.mail.wake();
    if (due.length < batch.due) return;
  }
}

async function sendDigests(
  trx: Transaction,
  deps: Pick<Deps, 'baseUrl' | 'env'>,
  rhythm: Rhythm,
  userIds: readonly number[],
  now: Date,
): Promise<void> {
  const claimed = await claimDigests(trx, rhythm, userIds, now.toISOString());
  if (claimed.length === 0) return;
  const ids = claimed.map(({ user_id: userId }) => userId);
  const [waiting, settings, addressees] = [
    await takeForDigests(trx, rhythm, ids),
    await settingsOfAll({ db: trx }, ids),
    await findAddressees({ db: trx }, ids),
  ];
  const mails = claimed.flatMap(({ user_id: userId, unsubscribe_token: token }) => {
    const unread = (waiting.get(userId) ?? []).filter(
      (row) => row.read_at === null && settings.get(userId)?.[row.kind] !== 'off',
    );
    const addressee = addressees.get(userId);
    if (!addressee || unread.length === 0) return [];
    const unsubscribe = unsubscribeUrlOf(deps, rhythm === 'daily' ? 'digest' : 'weekly', token);
    const message = { ...digestMail(deps, rhythm, addressee, unread), unsubscribeUrl: unsubscribe };
    return [{ message, bulk: { origin: null } }];
  });
  await enqueueMails(trx, mails, now);
}

type Unread = Pick<NotificationRow, 'title' | 'body' | 'path'>;

/** The digest of what a member has not read; without its link to unsubscribe. */
export function digestMail(
  deps: Pick<Deps, 'baseUrl' | 'env'>,
  rhythm: Rhythm,
  addressee: { email: string; name: string },
  unread: readonly Unread[],
): MailMessage {
  const count = unread.length === 1 ? 'one notification' : `${unread.length} notifications`;
  const further = unread.length - digestLength;
  return {
    template: 'notifications.digest',
    to: addressee.email,
    subject: `Your ${rhythm === 'daily' ? 'day' : 'week'} on ${deps.env.site.productName}: ${count}`,
    paragraphs: [
      `Hello ${addressee.name},`,
      `This is what you have not read yet:`,
      ...unread.slice(0, digestLength).map((row) => entry(deps, row)),
      ...(further > 0 ? [`And ${further} more.`] : []),
    ],
    action: { label: 'Open your dashboard', url: `${deps.baseUrl()}/dashboard` },
  };
}

function entry({ baseUrl }: Pick<Deps, 'baseUrl'>, { title, body, path }: Unread): string {
  return `${title}\n${body}\n${baseUrl()}${path}`;
}

/** Looks every few minutes for digests that are due. */
export const digestJob: Job = {
  name: 'notification-digest',
  every: 5 * minute,
  longest: 30 * minute,
  run: sendDueDigests,
};
