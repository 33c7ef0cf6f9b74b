import { randomBytes } from 'node:crypto';
import { minute } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import { listingTerm } from '#contract/listings.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { mailedLink } from '#server/platform/mail/mailed-link.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { dayInWords } from '#server/platform/text/words.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { applyStep } from './life.ts';
import { findEnded, findToRemind, type LockedListing, lockListing, setRenewalToken } from './life-store.ts';
import { reminderHorizon, statusAt } from './lifecycle.ts';

/** How many listings are looked up at once. */
const batch = 100;

/** The page that a reminder's link leads to. */
export const renewalPath = paths.listingRenew;

/** Terms end and reminders go out within a minute of their time. */
export const listingJob: Job = {
  name: 'listings',
  every: minute,
  longest: 15 * minute,
  run: async (deps) => {
    await expireListings(deps);
    await remindOwners(deps);
  },
};

/** Expires listings whose term is over and notifies their owners. */
export async function expireListings(deps: Deps): Promise<void> {
  for (;;) {
    const ids = await findEnded(deps.database, deps.now().toISOString(), batch);
    let done = 0;
    for (const id of ids) {
      const expire = async (trx: Transaction) => {
        const listing = await lockListing(deps.database, trx, id);
        // It was renewed or closed since the query.
        if (!listing || listing.status !== 'published' || statusAt(listing, deps.now()) !== 'expired') return;
        await applyStep(deps, trx, listing, 'expire', 'job');
        await tell(deps, trx, listing, 'has expired', 'Its page now says so. You can renew it at any time.');
      };
      if (await oneOfMany(deps, { listing: id }, () => deps.database.write(expire))) done += 1;
    }
    // One that cannot be expired would be found again at once.
    if (done < batch) return;
  }
}

/** Reminds owners, by notification and email, of terms that end within a week; once per term. */
export async function remindOwners(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const ids = await findToRemind(deps.database, now.toISOString(), reminderHorizon(now), batch);
    let done = 0;
    for (const id of ids) {
      const token = randomBytes(32).toString('base64url');
      const remind = async (trx: Transaction) => {
        const listing = await lockListing(deps.database, trx, id);
        if (!listing || listing.status !== 'published' || listing.remindedAt !== null) return;
        const { remindedAt } = await applyStep(deps, trx, listing, 'remind', 'job');
        if (remindedAt === null) return;
        await setRenewalToken(trx, id, hashToken(token));
        const owner = await findAddressee({ db: trx }, listing.ownerId);
        const mail = owner && reminderMail(deps, listing, owner, token);
        await tell(deps, trx, listing, 'expires soon', 'Renew it to keep it in the Green Market.', mail);
      };
      if (await oneOfMany(deps, { listing: id }, () => deps.database.write(remind))) done += 1;
    }
    if (ids.length > 0) deps.mail.wake();
    if (done < batch) return;
  }
}

/** No email; a notification is enough. */
function tell(
  deps: Deps,
  trx: Transaction,
  listing: LockedListing,
  what: string,
  body: string,
  mail?: MailMessage,
): Promise<void> {
  return notify(trx, deps, {
    userId: listing.ownerId,
    subjectId: null,
    kind: 'listing',
    title: `Your listing "${listing.title}" ${what}`,
    body,
    path: paths.ownListings,
    ...(mail ? { mail } : { withoutMail: true }),
  });
}

export function reminderMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  { title, expiresAt }: Pick<LockedListing, 'title' | 'expiresAt'>,
  owner: { email: string; name: string },
  token: string,
): MailMessage {
  return {
    template: 'listings.reminder',
    to: owner.email,
    subject: `Your listing expires soon: ${title}`,
    paragraphs: [
      `Hello ${owner.name},`,
      `Your listing "${title}" on ${env.site.productName} expires on ${dayInWords(expiresAt ?? 0)}.`,
      `The button below renews it for another ${listingTerm.days} days, without signing in. If you no longer need it, you don’t need to do anything.`,
    ],
    action: { label: 'Renew listing', url: mailedLink({ baseUrl }, renewalPath, { token }) },
  };
}
