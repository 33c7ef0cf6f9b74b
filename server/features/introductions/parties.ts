import { findDirectoryPage } from '#server/features/members/index.ts';
import { findUsers } from '#server/features/users/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The number of members that a search considers; a longer query narrows it. */
const looked = 50;

/**
 * Finds the members that an admin may mean: by the beginning of their user name or address, and by words of their name
 * in the directory, which omits suspended and unlisted members.
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
