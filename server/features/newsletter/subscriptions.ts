import { randomBytes } from 'node:crypto';
import { day, minute } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';

import type { Deps } from '#server/deps.ts';
import { invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { mailedLink } from '#server/platform/mail/mailed-link.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { endSubscription } from './leaving-store.ts';
import { addToFigure } from './mailings/figure-store.ts';
import { addPending, confirm, deleteUnconfirmed, findByConfirmToken } from './store.ts';

/** The least time between two confirmation emails to an address, whoever asks (milliseconds). */
export const mailInterval = 10 * minute;

/** How long a confirmation link works. */
export const confirmLimit = 7 * day;

/** The page for unsubscribing, to which mail programs also post. */
export const unsubscribePath = paths.newsletterUnsubscribe;

/** Unconfirmed addresses are deleted after this long. */
export const pendingLimit = 30 * day;

/**
 * Stores the address as unconfirmed and mails it a confirmation link. Does nothing for an address that is confirmed or
 * was mailed a moment ago; callers cannot tell the difference.
 */
export async function subscribeAddress(deps: Deps, email: string): Promise<void> {
  const now = deps.now();
  const token = randomBytes(32).toString('base64url');
  const isMailed = await deps.database.write(async (trx) => {
    const isDue = await addPending(trx, {
      email,
      confirmTokenHash: hashToken(token),
      unsubscribeToken: randomBytes(32).toString('base64url'),
      now: now.toISOString(),
      mailedSince: before(now, mailInterval),
    });
    if (isDue) await enqueueMail(trx, confirmationMail(deps, email, token), now);
    return isDue;
  });
  if (isMailed) deps.mail.wake();
}

/**
 * Confirms the address of an emailed token; opening the link again is no error. Throws 404 for an unknown or replaced
 * token, 400 on `token` for an expired one.
 */
export async function confirmAddress(deps: Deps, token: string): Promise<void> {
  const now = deps.now();
  const tokenHash = hashToken(token);
  const found = await findByConfirmToken(deps.database, tokenHash);
  if (!found) throw notFound('link');
  if (found.status === 'confirmed') return;
  if (!found.confirmSentAt || found.confirmSentAt <= before(now, confirmLimit)) {
    throw invalidInput({ token: 'This link has expired. Please subscribe again.' });
  }
  const confirmed = await deps.database.write(async (trx) => {
    const subscription = await confirm(trx, tokenHash, now.toISOString());
    if (subscription) await enqueueMail(trx, welcomeMail(deps, subscription), now);
    return subscription;
  });
  if (confirmed) {
    deps.mail.wake();
    return;
  }
  // Between the read and the write, the link was opened a second time or was replaced.
  const current = await findByConfirmToken(deps.database, tokenHash);
  if (current?.status !== 'confirmed') throw notFound('link');
}

/**
 * Ends the subscription of a token, and counts it for the mailing whose link it was. Repeating it is no error; throws 404
 * for an unknown token.
 */
export async function unsubscribeAddress(deps: Deps, token: string, mailingId?: number): Promise<void> {
  const now = deps.now().toISOString();
  const wasConfirmed = await deps.database.write(async (trx) => {
    const ended = await endSubscription(trx, { token }, now);
    if (ended && mailingId !== undefined) await addToFigure(trx, mailingId, 'unsubscribed', 1);
    return ended;
  });
  if (wasConfirmed === undefined) throw notFound('link');
}

type MailDeps = Pick<Deps, 'env' | 'baseUrl'>;

/** To an address that was typed in: the link that confirms it. */
export function confirmationMail({ env, baseUrl }: MailDeps, to: string, token: string): MailMessage {
  const { productName } = env.site;
  return {
    template: 'newsletter.confirm',
    to,
    subject: `Please confirm your subscription to the ${productName} newsletter`,
    paragraphs: [
      `Someone, we hope you, asked us to send the ${productName} newsletter to ${to}.`,
      'Please confirm that you would like to receive it. The link works for seven days.',
      'If it was not you, ignore this email: unless you confirm, we send you nothing.',
    ],
    action: { label: 'Confirm subscription', url: mailedLink({ baseUrl }, paths.newsletterConfirm, { token }) },
    toUnconfirmed: true,
  };
}

/** Confirms the subscription; the first email with an unsubscribe link. */
export function welcomeMail(
  deps: MailDeps & Pick<Deps, 'secretKey'>,
  { email, unsubscribeToken }: { email: string; unsubscribeToken: string },
): MailMessage {
  const { productName } = deps.env.site;
  return {
    template: 'newsletter.welcome',
    to: email,
    subject: `You are subscribed to the ${productName} newsletter`,
    paragraphs: [
      `Thank you for confirming. We will send the next ${productName} newsletter to ${email}.`,
      'You can choose topics or unsubscribe at any time with the link below, and unsubscribe with the button in your email program.',
    ],
    unsubscribeUrl: unsubscribeUrl(deps.baseUrl(), unsubscribeToken),
    choicePage: choicePage(deps, unsubscribeToken),
    // The link was opened, so the address is confirmed for the newsletter, whatever account has it.
    toUnconfirmed: true,
  };
}

/** What a link has besides the token, to choose topics with; in no address that a server sees. */
export function choiceOf({ secretKey }: Pick<Deps, 'secretKey'>, token: string): string {
  return secretKey.hash('newsletter-topics', token).slice(0, 43);
}

/** The page for people, in its emails: they choose topics, or unsubscribe. */
export function choicePage(deps: Pick<Deps, 'baseUrl' | 'secretKey'>, token: string, mailingId?: number): string {
  const mailing: Record<string, string> = mailingId === undefined ? {} : { mailing: String(mailingId) };
  return mailedLink(deps, unsubscribePath, { token, choice: choiceOf(deps, token), ...mailing });
}

/** Opening it shows a page with a button; a mail program's one click posts to it (RFC 8058). */
export function unsubscribeUrl(baseUrl: string, token: string, mailingId?: number): string {
  return `${baseUrl}${unsubscribePath}?token=${token}${mailingId === undefined ? '' : `&mailing=${mailingId}`}`;
}

function before(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}

/** Deletes addresses that were not confirmed in time; run by a job. */
export async function sweepUnconfirmed(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await deps.database.write((trx) => deleteUnconfirmed(trx, before(deps.now(), pendingLimit)));
}
