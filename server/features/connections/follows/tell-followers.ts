import { day, minute } from '#contract/kit/durations.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee } from '#server/features/accounts/index.ts';
import { notifyAll } from '#server/features/notifications/index.ts';
import { newestBy } from '#server/platform/db/newest-by.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { findFollowers } from './store.ts';
import {
  type FollowedListing,
  findFollowedListing,
  findTelling,
  hasPostedSince,
  moveTelling,
  type Telling,
} from './telling-store.ts';

/**
 * How many followers are notified in one transaction, together with the progress mark: if the process ends, the job
 * resumes there.
 */
const batch = 100;

/** A lower number may still be in an open transaction when a higher one is already visible. */
export const settling = 2 * minute;

/** The progress mark of a listing whose followers have all been notified. */
const everybody = Number.MAX_SAFE_INTEGER;

type TellDeps = Pick<Deps, 'database' | 'now' | 'baseUrl' | 'logger' | 'mail'>;

/** Followers hear of a listing within ten minutes. */
export const followNewsJob: Job = { name: 'follow-news', every: 5 * minute, longest: 30 * minute, run: tellFollowers };

/**
 * Notifies the followers of a member of the member's new listings. Each is notified once, even if a process ends
 * half-way. They get an email for a member's first listing of a day, and a notification for all of them. A listing whose news
 * cannot be written is passed over.
 */
export async function tellFollowers(deps: TellDeps): Promise<void> {
  const settledBefore = new Date(deps.now().getTime() - settling).toISOString();
  const upTo = await newestBy(deps.database, 'listings', settledBefore);
  for (;;) {
    const telling = await findTelling(deps.database);
    const from = telling.followerId === everybody ? telling.listingId + 1 : telling.listingId;
    const listing = await findFollowedListing(deps.database, { from, upTo });
    if (!listing) {
      if (upTo <= telling.listingId) return;
      await deps.database.write((trx) => moveTelling(trx, telling, { listingId: upTo, followerId: everybody }));
      return;
    }
    await oneOfMany(
      deps,
      { news: 'follows', listing: listing.id },
      () => deps.database.write((trx) => tellSome(deps, trx, telling, listing)),
      (trx) => moveTelling(trx, telling, { listingId: listing.id, followerId: everybody }),
    );
    deps.mail.wake();
  }
}

async function tellSome(deps: TellDeps, trx: Transaction, telling: Telling, listing: FollowedListing): Promise<void> {
  const after = listing.id === telling.listingId ? telling.followerId : 0;
  const followers = await findFollowers({ db: trx }, { kind: 'member', id: listing.ownerId }, { after, limit: batch });
  const followerId = followers.length < batch ? everybody : (followers.at(-1) ?? everybody);
  const isOurs = await moveTelling(trx, telling, { listingId: listing.id, followerId });
  const poster = await findAddressee({ db: trx }, listing.ownerId);
  if (!isOurs || !poster) return;
  const dayBefore = new Date(Date.parse(listing.createdAt) - day).toISOString();
  const withoutMail = await hasPostedSince({ db: trx }, listing, dayBefore);
  const news = {
    subjectId: listing.ownerId,
    kind: 'follow' as const,
    title: `${poster.name} posted a listing`,
    body: `“${listing.title}” is new in the Green Market. You get this notification because you follow ${poster.name}.`,
    path: pathTo(paths.listing, { id: listing.id }),
    action: 'Read the listing',
    withoutMail,
  };
  await notifyAll(
    trx,
    deps,
    followers.map((userId) => ({ userId, ...news })),
  );
}
