import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type FoundMatches, findMatches } from '../matches.ts';
import { week } from './job.ts';

/**
 * The one match of a member on the Free plan. It stays for a week: nothing that the member does uncovers the next one
 * sooner. Nobody is shown for the rest of the week once the two are connected, or no longer fit.
 */
export async function findMatchOfWeek(
  deps: Pick<Deps, 'database' | 'now'>,
  userId: number,
): Promise<FoundMatches & { nextAt: string | null }> {
  const { database, now } = deps;
  const chosen = await findChosen(database, userId, now().toISOString());
  if (chosen) {
    const { items, isUnknown } = await findMatches(deps, userId, 'member', chosen.itemId);
    return { items, isUnknown, nextAt: chosen.until };
  }
  const { items, isUnknown } = await findMatches(deps, userId, 'member');
  const [best] = items;
  if (!best) return { items, isUnknown, nextAt: null };
  const { itemId, until } = await choose(deps, userId, best.id);
  return { items: items.filter(({ id }) => id === itemId), isUnknown, nextAt: until };
}

interface Chosen {
  itemId: number;
  until: string;
}

async function findChosen({ db }: Pick<Database, 'db'>, userId: number, now: string): Promise<Chosen | undefined> {
  return db
    .selectFrom('match_of_week')
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .select(['item_id as itemId', 'until'])
    .executeTakeFirst();
}

/** Begins a week with this match. Of two calls at once, one chooses for both. */
async function choose(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  userId: number,
  itemId: number,
): Promise<Chosen> {
  const at = now();
  const until = new Date(at.getTime() + week).toISOString();
  await database.write((trx) =>
    trx
      .insertInto('match_of_week')
      .values({ user_id: userId, item_id: itemId, until })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ item_id: itemId, until })
          .where('match_of_week.until', '<=', at.toISOString()),
      )
      .execute(),
  );
  return (await findChosen(database, userId, at.toISOString())) ?? { itemId, until };
}
