import { setImmediate } from 'node:timers/promises';
import { hour, minute } from '#contract/kit/durations.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { rolesAt } from '#server/features/accounts/index.ts';
import { fileMatches } from '#server/features/changes/index.ts';
import { notifyAll } from '#server/features/notifications/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { eachOfMany } from '#server/platform/jobs/one-of-many.ts';
import type { Job } from '#server/platform/jobs/repeat.ts';
import { newsFor } from './alert-news.ts';
import { findDueAlerts, pauseAlerts, takeAlerts } from './alert-store.ts';
import { type Found, findNews, type Horizon, horizonAt, reachOf } from './look.ts';
import { alertInterval } from './searches.ts';
import { type DailySearch, findDailySearches, type Marks, moveSeen, turnOff } from './store.ts';

/** Members whose alerts are due that are looked up at once, and those who are served in one transaction. */
const batch = { due: 100, written: 25 } as const;

/** Transactions at the same time: they share a wait for the disk. */
const atOnce = 2;

/** When searches that could not be looked at have their next turn (milliseconds). */
const putOffFor = hour;

/**
 * Younger records wait for the next email: a lower number may still be in an open transaction when a higher one is
 * already visible.
 */
export const settling = 2 * minute;

/** Mails go out within five minutes of their time. */
export const alertJob: Job = {
  name: 'search-alerts',
  every: 5 * minute,
  longest: 30 * minute,
  run: sendAlerts,
};

/**
 * Looks at the searches of each member whose day has passed, and mails what they have found: one mail, or none. On most days
 * most searches find nothing, so many members are served in one transaction.
 */
export async function sendAlerts(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const due = await findDueAlerts(deps.database, now.toISOString(), batch.due);
    const horizon = horizonAt(deps, new Date(now.getTime() - settling).toISOString());
    await eachOfMany(deps, due, {
      about: (userId) => ({ alerts: 'saved searches', userId }),
      together: batch.written,
      atOnce,
      work: (userIds) => serve(deps, userIds, horizon),
      moveOn: (trx, userId) => takeAlerts(trx, [userId], now.toISOString(), later(deps, putOffFor)),
    });
    if (due.length > 0) deps.mail.wake();
    if (due.length < batch.due) return;
  }
}

/** What a look at a search has found, newest first, and the marks from which it looked. */
interface Look extends Pick<Marks, 'seen_place' | 'seen_change'> {
  found: Found[];
}

/**
 * Looks at the searches of these members, which takes long, and then writes what they have found, in one transaction. Whoever
 * claims a member's day in it files what is new and writes the email.
 */
async function serve(deps: Deps, userIds: readonly number[], horizon: Horizon): Promise<void> {
  const looks = new Map<number, Look>();
  for (const search of await findDailySearches(deps.database, userIds)) {
    const found = await findNews(deps, search, await reachOf(search, horizon));
    looks.set(search.id, { found, seen_place: search.seen_place, seen_change: search.seen_change });
    // SQLite answers synchronously, so that others get their turn here.
    await setImmediate();
  }
  await deps.database.write(async (trx) => {
    const tokens = await takeAlerts(trx, userIds, deps.now().toISOString(), later(deps, alertInterval));
    const searches = await withinPlan(deps, trx, [...tokens.keys()]);
    await file(deps, trx, searches, { looks, horizon });
    await notifyAll(trx, deps, await newsFor(deps, trx, searches, tokens));
  });
}

/**
 * The searches with an alert of these members. After a membership has ended, only the oldest keep theirs. Members without any
 * have no further turn.
 */
async function withinPlan(deps: Deps, trx: Transaction, userIds: readonly number[]): Promise<DailySearch[]> {
  if (userIds.length === 0) return [];
  const daily = await findDailySearches({ db: trx }, userIds);
  const roleOf = await rolesAt({ db: trx }, userIds, deps.now());
  const beyond = [...Map.groupBy(daily, ({ user_id: userId }) => userId)].flatMap(([userId, own]) =>
    own.toSorted((a, b) => a.id - b.id).slice(gives('alerts', roleOf(userId))),
  );
  await turnOff(
    trx,
    beyond.map(({ id }) => id),
  );
  const kept = daily.filter((search) => !beyond.includes(search));
  const served = new Set(kept.map(({ user_id: userId }) => userId));
  await pauseAlerts(
    trx,
    userIds.filter((userId) => !served.has(userId)),
  );
  return kept;
}

/** Moves the marks of the searches that were looked at, and brings what they have found into the feed. */
async function file(
  deps: Deps,
  trx: Transaction,
  searches: readonly DailySearch[],
  { looks, horizon }: { looks: ReadonlyMap<number, Look>; horizon: Horizon },
): Promise<void> {
  // A search that was turned on again meanwhile begins there.
  const looked = searches.flatMap((search) => {
    const look = looks.get(search.id);
    const isSame = look?.seen_place === search.seen_place && look.seen_change === search.seen_change;
    return look && isSame ? [{ search, found: look.found }] : [];
  });
  for (const [kind, own] of Map.groupBy(looked, ({ search }) => search.kind)) {
    const reach = { seen_place: await horizon.lastPlace(kind), seen_change: await horizon.lastChange() };
    await moveSeen(
      trx,
      own.map(({ search }) => search.id),
      reach,
    );
  }
  await fileMatches(trx, looked, deps.now().toISOString());
}

/** The moment that is so many milliseconds away. */
const later = ({ now }: Pick<Deps, 'now'>, milliseconds: number) =>
  new Date(now().getTime() + milliseconds).toISOString();
