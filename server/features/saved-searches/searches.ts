import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '#contract/accounts.ts';
import { roleOf } from '#contract/kit/access.ts';
import { gives } from '#contract/memberships-plans.ts';
import { alertsNeedPlan, type SavedSearch, type SearchAlert, savedSearchBounds } from '#contract/saved-searches.ts';
import type { AddressFilters, SavedSearchKind } from '#contract/saved-searches-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { endAlerts, ensureAlerts } from './alert-store.ts';
import { marksOf } from './look.ts';
import { changeSearch, filtersOf, findSearches, insertSearch, type SavedSearchRow, setAllAlerts } from './store.ts';

/** The time between two emails to the same member (milliseconds): at most one a day. */
export const alertInterval = 24 * 60 * 60 * 1000;

interface NewSearch {
  name: string;
  kind: SavedSearchKind;
  filters: AddressFilters;
  alert: SearchAlert;
}

/**
 * Stores a search under a name. Throws 409 for a name that is taken and when the member has the most searches allowed,
 * and 403 for more alerts than their plan gives.
 */
export async function addSearch(
  deps: Deps,
  user: CurrentUser,
  { name, kind, filters, alert }: NewSearch,
): Promise<SavedSearch> {
  const userId = user.id;
  const createdAt = deps.now().toISOString();
  const row = await refusingTakenNames(() =>
    deps.database.write(async (trx) => {
      // The lock is needed because two concurrent requests would each count too few searches.
      await lockAccount(deps.database, trx, userId);
      const searches = await findSearches({ db: trx }, userId);
      if (searches.length >= savedSearchBounds.perMember) {
        throw new HttpError(
          'conflict',
          `You can save ${savedSearchBounds.perMember} searches. Please delete one first.`,
        );
      }
      if (alert === 'daily') await startAlerts(deps, trx, user, searches);
      return insertSearch(trx, {
        user_id: userId,
        name,
        name_key: foldCase(name),
        filters: JSON.stringify(filters),
        alert,
        kind,
        ...(await marksOf(deps, trx, kind)),
        created_at: createdAt,
      });
    }),
  );
  return presentSearch(row);
}

/**
 * Renames a search or changes its alert, which then covers records from now on. Throws 404, 409 for a taken name, and 403
 * for more alerts than the member's plan gives.
 */
export async function editSearch(
  deps: Deps,
  user: CurrentUser,
  id: number,
  { name, alert }: { name?: string | undefined; alert?: SearchAlert | undefined },
): Promise<SavedSearch> {
  const userId = user.id;
  const row = await refusingTakenNames(() =>
    deps.database.write(async (trx) => {
      await lockAccount(deps.database, trx, userId);
      const searches = await findSearches({ db: trx }, userId);
      const before = searches.find((search) => search.id === id);
      if (before && alert === 'daily')
        await startAlerts(
          deps,
          trx,
          user,
          searches.filter((search) => search !== before),
        );
      const isTurnedOn = alert === 'daily' && before?.alert === 'off';
      return changeSearch(trx, id, userId, {
        ...(name !== undefined && { name, name_key: foldCase(name) }),
        ...(alert !== undefined && { alert }),
        ...(isTurnedOn && (await marksOf(deps, trx, before.kind))),
      });
    }),
  );
  if (!row) throw notFound('search');
  return presentSearch(row);
}

/** Ends all alerts of the member who received the email. Repeating it is no error; throws 404 for an unknown token. */
export async function endAlertsByToken(deps: Deps, token: string): Promise<void> {
  await deps.database.write(async (trx) => {
    const userId = await endAlerts(trx, token);
    if (userId === undefined) throw notFound('link');
    await setAllAlerts(trx, userId, 'off');
  });
}

export function presentSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    filters: filtersOf(row),
    alert: row.alert,
    createdAt: row.created_at,
  };
}

/** Throws 403 where the other searches have as many alerts as the member's plan gives. */
async function startAlerts(
  deps: Deps,
  trx: Transaction,
  user: CurrentUser,
  others: readonly SavedSearchRow[],
): Promise<void> {
  if (others.filter(({ alert }) => alert === 'daily').length >= gives('alerts', roleOf(user))) {
    throw new HttpError('forbidden', alertsNeedPlan, { alert: alertsNeedPlan });
  }
  await ensureAlerts(trx, user.id, {
    unsubscribeToken: randomBytes(32).toString('base64url'),
    dueAt: new Date(deps.now().getTime() + alertInterval).toISOString(),
  });
}

async function refusingTakenNames<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'A search with this name already exists.';
    throw new HttpError('conflict', message, { name: message });
  }
}
