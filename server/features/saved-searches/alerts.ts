import { minute } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import type { ListingFilters } from '#contract/listings.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee, roleAt } from '#server/features/accounts/index.ts';
import {
  findNewMatches,
  isListed,
  type ListingRow,
  newestListingId,
  searchOf,
} from '#server/features/listings/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { findDueAlerts, pauseAlerts, takeAlerts } from './alert-store.ts';
import { alertInterval, filtersOf } from './searches.ts';
import { changeSearch, findSearches, markSeen, type SavedSearchRow } from './store.ts';

const batch = 100;

/** How many listings of one search an email names; the others are counted. */
export const matchesNamed = 5;

/**
 * Younger listings wait for the next email: a lower number may still be in an open transaction when a higher one is
 * already visible.
 */
export const settling = 2 * minute;

/** The page for unsubscribing, to which mail programs also post. */
export const unsubscribePath = paths.alertsUnsubscribe;

/** Mails go out within five minutes of their time. */
export const alertJob: Job = {
  name: 'search-alerts',
  every: 5 * minute,
  longest: 30 * minute,
  run: sendAlerts,
};

/** The new matches of a search since its last email. */
interface News {
  name: string;
  path: string;
  matches: ListingRow[];
  isMore: boolean;
}

/** Mails each member whose day has passed the new matches of their searches: one mail, or none. */
export async function sendAlerts(deps: Deps): Promise<void> {
  for (;;) {
    const userIds = await findDueAlerts(deps.database, deps.now().toISOString(), batch);
    for (const userId of userIds) await deps.database.write((trx) => sendTo(deps, trx, userId));
    if (userIds.length > 0) deps.mail.wake();
    if (userIds.length < batch) return;
  }
}

async function sendTo(deps: Deps, trx: Transaction, userId: number): Promise<void> {
  const now = deps.now();
  const dueAt = new Date(now.getTime() + alertInterval).toISOString();
  const token = await takeAlerts(trx, userId, now.toISOString(), dueAt);
  if (token === undefined) return;
  const searches = await withinPlan(trx, userId, now);
  if (searches.length === 0) {
    await pauseAlerts(trx, userId);
    return;
  }
  const settledBefore = new Date(now.getTime() - settling).toISOString();
  const upTo = await newestListingId({ db: trx }, settledBefore);
  const news: News[] = [];
  for (const search of searches) {
    const filters = filtersOf(search);
    const found = await findNewMatches({ ...deps.database, db: trx }, searchOf(filters), {
      after: search.seen_listing_id,
      upTo,
      notOf: userId,
      limit: matchesNamed + 1,
    });
    const matches = found.filter((row) => isListed(row, now));
    if (matches.length > 0) {
      news.push({
        name: search.name,
        path: pathOf(filters),
        matches: matches.slice(0, matchesNamed),
        isMore: matches.length > matchesNamed,
      });
    }
    if (upTo > search.seen_listing_id) await markSeen(trx, search.id, upTo);
  }
  const addressee = await findAddressee({ db: trx }, userId);
  if (news.length === 0 || !addressee) return;
  const mail = alertMail(deps, addressee, news, token);
  await notify(trx, deps, {
    userId,
    subjectId: null,
    kind: 'saved-search',
    title: mail.subject,
    body: news.map(({ matches: [newest] }) => newest?.title).join(', '),
    path: pathOfAll(news),
    mail,
  });
}

/** The searches with an alert. After a membership has ended, only the oldest keep theirs. */
async function withinPlan(trx: Transaction, userId: number, now: Date): Promise<SavedSearchRow[]> {
  const daily = (await findSearches({ db: trx }, userId)).filter(({ alert }) => alert === 'daily');
  const most = gives('alerts', await roleAt({ db: trx }, userId, now));
  const oldest = daily.toSorted((a, b) => a.id - b.id);
  for (const { id } of oldest.slice(most)) await changeSearch(trx, id, userId, { alert: 'off' });
  const kept = new Set(oldest.slice(0, most));
  return daily.filter((search) => kept.has(search));
}

function alertMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  addressee: { email: string; name: string },
  news: readonly News[],
  token: string,
): MailMessage {
  const [first] = news;
  return {
    to: addressee.email,
    subject: news.length === 1 && first ? `New listings: ${first.name}` : `New listings in ${news.length} searches`,
    paragraphs: [
      `Hello ${addressee.name},`,
      `This is new in the Green Market of ${env.site.productName}:`,
      ...news.map(({ name, path, matches, isMore }) =>
        [
          name,
          ...matches.map(({ title, id }) => `${title}\n${baseUrl()}/network/listings/${id}`),
          ...(isMore ? [`And more: ${baseUrl()}${path}`] : []),
        ].join('\n'),
      ),
      'You get this email, at most once a day, because you turned on daily email for a saved search.',
    ],
    action: { label: 'Open the Green Market', url: `${baseUrl()}${pathOfAll(news)}` },
    unsubscribeUrl: `${baseUrl()}${unsubscribePath}?token=${token}`,
  };
}

/** The link to the list of one search, or to the whole market for several. */
function pathOfAll(news: readonly News[]): string {
  const [first, ...others] = news;
  return first && others.length === 0 ? first.path : paths.listings;
}

/** The address of the list with these filters. */
function pathOf({ type, focusArea, tag, search, ...match }: ListingFilters): string {
  const given = Object.entries({ type, focusArea, tag, search, ...match }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `/network/listings?${new URLSearchParams(given)}`;
}
