import { findDirectoryPage } from '#server/features/members/index.ts';
import { findUsers } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** As many members as a search looks for; who means more than these types more. */
const looked = 50;

/**
 * Members whom an admin may mean: by the beginning of their user name or address, and by words of their name in the
 * directory, which knows neither the suspended nor those who keep to themselves.
 */
export async function findPartyIds(database: Database, search: string): Promise<number[]> {
  const [users, { rows }] = await Promise.all([
    findUsers(
      database,
      { search, role: undefined, suspended: undefined },
      { sort: 'newest', after: undefined, limit: looked },
    ),
    findDirectoryPage(database, { search, focusArea: undefined, sort: 'newest', cursor: undefined, limit: looked }),
  ]);
  return [...new Set([...users, ...rows].map(({ id }) => id))];
}
