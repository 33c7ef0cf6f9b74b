import { setImmediate } from 'node:timers/promises';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { rolesAt } from '#server/features/accounts/index.ts';
import { takeAlertsOf } from './alert-store.ts';
import { findNews, type Horizon, reachOf } from './look.ts';
import { alertInterval } from './searches.ts';
import { type DailySearch, findDailySearches, moveSeenOf } from './store.ts';

/**
 * On most days most searches find nothing. Of members whose alerts are due, those without news have their next turn a day
 * later, in one transaction for all of them; the others are returned. So is whoever has something else to be done: searches
 * beyond their plan, or something found that they have not been told of.
 */
export async function passOverSilent(deps: Deps, userIds: readonly number[], horizon: Horizon): Promise<number[]> {
  if (userIds.length === 0) return [];
  const now = deps.now();
  const roleOf = await rolesAt(deps.database, userIds, now);
  const searches = Map.groupBy(await findDailySearches(deps.database, userIds), ({ user_id: userId }) => userId);
  const silent: number[] = [];
  for (const userId of userIds) {
    const own = searches.get(userId) ?? [];
    const isUsual = own.length > 0 && own.length <= gives('alerts', roleOf(userId));
    if (isUsual && (await areSilent(deps, own, horizon))) silent.push(userId);
  }
  if (silent.length === 0) return [...userIds];
  const passed = new Set(silent);
  const kinds = Map.groupBy(
    silent.flatMap((userId) => searches.get(userId) ?? []),
    ({ kind }) => kind,
  );
  const reaches = await Promise.all(
    [...kinds].map(async ([kind, own]) => ({
      ids: own.map(({ id }) => id),
      reach: { seen_place: await horizon.lastPlace(kind), seen_change: await horizon.lastChange() },
    })),
  );
  await deps.database.write(async (trx) => {
    for (const { ids, reach } of reaches) await moveSeenOf(trx, ids, reach);
    await takeAlertsOf(trx, silent, now.toISOString(), new Date(now.getTime() + alertInterval).toISOString());
  });
  return userIds.filter((userId) => !passed.has(userId));
}

/** Whether a member has nothing to be told of. A search that cannot be looked at is none of these. */
async function areSilent(deps: Deps, searches: readonly DailySearch[], horizon: Horizon): Promise<boolean> {
  for (const search of searches) {
    if (search.is_untold === 1) return false;
    try {
      const reach = await reachOf(search, horizon);
      const news = await findNews(deps, deps.database, { userId: search.user_id, search, reach });
      if (news.length > 0) return false;
    } catch {
      // Its own turn says why.
      return false;
    }
    // SQLite answers synchronously, so that others get their turn here.
    await setImmediate();
  }
  return true;
}
