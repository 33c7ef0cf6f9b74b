import { setImmediate } from 'node:timers/promises';
import { itemGroups } from '#contract/items.ts';
import { hour, minute } from '#contract/kit/durations.ts';
import { paths } from '#contract/kit/paths.ts';
import { gives } from '#contract/memberships-plans.ts';
import { type SavedSearchKind, savedSearchPath } from '#contract/saved-searches-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { findAddressee, roleAt } from '#server/features/accounts/index.ts';
import { findFiled, findSubjects } from '#server/features/changes/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { eachAtOnce } from '#server/platform/jobs/each-at-once.ts';
import { oneOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';
import { findDueAlerts, pauseAlerts, takeAlerts } from './alert-store.ts';
import { type Horizon, horizonAt, look, mostMatches, reachOf } from './look.ts';
import { alertInterval } from './searches.ts';
import { passOverSilent } from './silent.ts';
import { changeSearch, filtersOf, findSearches, markTold, type SavedSearchRow } from './store.ts';

const batch = 100;

/** Members whose searches are looked at at the same time: their writes share a wait for the disk. */
const atOnce = 8;

/** When searches that could not be looked at have their next turn (milliseconds). */
const putOffFor = hour;

/** How many matches of one search an email names. */
export const matchesNamed = 5;

/**
 * Younger records wait for the next email: a lower number may still be in an open transaction when a higher one is
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

/** What a search has found since its member was last told. */
interface News {
  name: string;
  kind: SavedSearchKind;
  path: string;
  matches: readonly { title: string; path: string }[];
  isMore: boolean;
}

/**
 * Looks at the searches of each member whose day has passed, one step a search, and mails what they have found: one mail,
 * or none. Members without news are passed over together. A run that ends half-way goes on where it was.
 */
export async function sendAlerts(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const userIds = await findDueAlerts(deps.database, now.toISOString(), batch);
    const horizon = horizonAt(deps, new Date(now.getTime() - settling).toISOString());
    await eachAtOnce(await passOverSilent(deps, userIds, horizon), atOnce, async (userId) => {
      await oneOfMany(
        deps,
        { alerts: 'saved searches', userId },
        async () => {
          await lookAtAll(deps, userId, horizon);
          await deps.database.write((trx) => sendTo(deps, trx, userId));
        },
        (trx) => putOff(deps, trx, userId),
      );
    });
    if (userIds.length > 0) deps.mail.wake();
    if (userIds.length < batch) return;
  }
}

async function putOff(deps: Deps, trx: Transaction, userId: number): Promise<void> {
  const now = deps.now();
  await takeAlerts(trx, userId, now.toISOString(), new Date(now.getTime() + putOffFor).toISOString());
}

async function lookAtAll(deps: Deps, userId: number, horizon: Horizon): Promise<void> {
  const searches = await deps.database.write((trx) => withinPlan(trx, userId, deps.now()));
  for (const search of searches) {
    // Asked before the transaction, which would otherwise wait for a connection while it holds one.
    const reach = await reachOf(search, horizon);
    await deps.database.write((trx) => look(deps, trx, userId, search, reach));
    await setImmediate();
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
  const news: News[] = [];
  for (const search of searches) {
    const found = await findFiled({ db: trx }, search.id, search.told_change, mostMatches);
    const last = found[0]?.id;
    if (last === undefined) continue;
    await markTold(trx, search.id, last);
    const matches = await newestOf({ ...deps, database: { db: trx } }, found, userId);
    if (matches.length === 0) continue;
    news.push({
      name: search.name,
      kind: search.kind,
      path: savedSearchPath({ kind: search.kind, filters: filtersOf(search) }),
      matches: matches.slice(0, matchesNamed),
      isMore: matches.length > matchesNamed,
    });
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

/** The newest records that the member may see, one more than an email names. */
async function newestOf(
  deps: Parameters<typeof findSubjects>[0],
  found: Awaited<ReturnType<typeof findFiled>>,
  userId: number,
): Promise<News['matches'][number][]> {
  const matches: News['matches'][number][] = [];
  const few = matchesNamed + 1;
  for (let from = 0; from < found.length && matches.length < few; from += few) {
    const some = found.slice(from, from + few);
    const subjectOf = await findSubjects(deps, some, userId);
    matches.push(...some.flatMap((row) => subjectOf(row) ?? []));
  }
  return matches;
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

export function alertMail(
  { env, baseUrl }: Pick<Deps, 'env' | 'baseUrl'>,
  addressee: { email: string; name: string },
  news: readonly News[],
  token: string,
): MailMessage {
  return {
    template: 'saved-searches.alert',
    to: addressee.email,
    subject: subjectOf(news),
    paragraphs: [
      `Hello ${addressee.name},`,
      `Your saved searches on ${env.site.productName} have found this:`,
      ...news.map(({ name, path, matches, isMore }) =>
        [
          name,
          ...matches.map((match) => `${match.title}\n${baseUrl()}${match.path}`),
          ...(isMore ? [`And more: ${baseUrl()}${path}`] : []),
        ].join('\n'),
      ),
      'You get this email, at most once a day, because you turned on daily email for a saved search.',
    ],
    action: { label: 'See what is new', url: `${baseUrl()}${pathOfAll(news)}` },
    unsubscribeUrl: `${baseUrl()}${unsubscribePath}?token=${token}`,
  };
}

/** `New companies: Storage in Europe`, or `New matches in 2 searches`. */
function subjectOf(news: readonly News[]): string {
  const kinds = new Set(news.map(({ kind }) => kind));
  const [first] = news;
  const what = first && kinds.size === 1 ? itemGroups[first.kind].toLowerCase() : 'matches';
  return news.length === 1 && first ? `New ${what}: ${first.name}` : `New ${what} in ${news.length} searches`;
}

/** The list of one search, or the feed for several. */
function pathOfAll(news: readonly News[]): string {
  const [first, ...others] = news;
  return first && others.length === 0 ? first.path : paths.following;
}
