import { hour, minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { eachAtOnce } from '#server/platform/jobs/each-at-once.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { claimDigest, findDueDigests, putOffDigest, takeForDigest } from './digest-store.ts';
import { digests, type Rhythm } from './rhythm.ts';
import { settingsOf, unsubscribeUrl } from './settings.ts';
import type { NotificationRow } from './store.ts';

type DigestDeps = Pick<Deps, 'database' | 'now' | 'baseUrl' | 'env' | 'logger' | 'mail'>;

/** How many notifications a digest lists; the others are counted. */
export const digestLength = 30;

const batch = 50;

/** When a digest that could not be written has its next turn (milliseconds). */
const putOffFor = hour;

/** Digests that are written at the same time: they share a wait for the disk. */
const atOnce = 8;

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
    const due = await findDueDigests(deps.database, rhythm, now.toISOString(), batch);
    const later = { now: now.toISOString(), until: new Date(now.getTime() + putOffFor).toISOString() };
    await eachAtOnce(due, atOnce, async (userId) => {
      await oneOfMany(
        deps,
        { digest: rhythm, userId },
        () => deps.database.write((trx) => sendDigest(trx, deps, rhythm, userId, now)),
        (trx) => putOffDigest(trx, rhythm, userId, later),
      );
    });
    if (due.length > 0) deps.mail.wake();
    if (due.length < batch) return;
  }
}

async function sendDigest(
  trx: Transaction,
  deps: Pick<Deps, 'baseUrl' | 'env'>,
  rhythm: Rhythm,
  userId: number,
  now: Date,
): Promise<void> {
  if (!(await claimDigest(trx, rhythm, userId, now.toISOString()))) return;
  const [waiting, settings, addressee] = [
    await takeForDigest(trx, rhythm, userId),
    await settingsOf({ db: trx }, userId),
    await findAddressee({ db: trx }, userId),
  ];
  const unread = waiting.filter((row) => row.read_at === null && settings[row.kind] !== 'off');
  if (!addressee || unread.length === 0) return;
  const url = await unsubscribeUrl(trx, deps, userId, rhythm === 'daily' ? 'digest' : 'weekly');
  await enqueueMail(trx, { ...digestMail(deps, rhythm, addressee, unread), unsubscribeUrl: url }, now);
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
