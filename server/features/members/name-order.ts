import { narrowed, type SearchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { matchOf } from '#server/platform/search/matches-store.ts';
import { initialsFacet } from './search-index-store.ts';
import { initialsDepth, initialsOf, lettersOf } from './sort-name.ts';
import {
  countMatching,
  findAmongNames,
  findMatchingByName,
  firstNameFrom,
  type MemberRow,
  type Place,
} from './store.ts';

/** Up to this many matches are read and sorted directly (some milliseconds). */
const sortableAtOnce = 2000;

/** Sorts after every letter. */
const beyondLetters = '\u{10ffff}';

/**
 * Members who match, by name. The search index cannot give them in that order, and sorting all matches
 * of a frequent word would take a second at a million members. On SQLite, too many matches are taken apart by
 * their first letters, which the index knows as facets, until few enough share them. Where too many share all the
 * letters it knows (a common first name), they are many of those who do, and the names are read one by one.
 */
export async function findMatchingInNameOrder(
  database: Database,
  search: SearchQuery,
  { name, id, limit }: Place,
  sortable = sortableAtOnce,
): Promise<MemberRow[]> {
  const place = { name, id, limit };
  if (database.dialect === 'postgres') return findMatchingByName(database, matchOf(database, search), place);
  const found: MemberRow[] = [];

  async function visit(initials: string): Promise<void> {
    const match = matchOf(database, initials === '' ? search : narrowed(search, initialsFacet(initials)));
    const count = await countMatching(database, match, sortable + 1);
    if (count === 0) return;
    const depth = lettersOf(initials).length;
    const rest = { ...place, limit: limit - found.length };
    if (count <= sortable) {
      found.push(...(await findMatchingByName(database, match, rest)));
      return;
    }
    if (depth === initialsDepth) {
      const start = initials > name ? { ...rest, name: initials, id: 0 } : rest;
      found.push(
        ...(await findAmongNames(database, { match: match.match, until: `${initials}${beyondLetters}` }, start)),
      );
      return;
    }
    // Names before the current one are already listed.
    let from = initials > name ? initials : name;
    while (found.length < limit) {
      const next = await firstNameFrom(database, from);
      if (!next?.startsWith(initials)) return;
      const branch = initialsOf(next, depth + 1);
      await visit(branch);
      from = `${branch}${beyondLetters}`;
    }
  }

  await visit('');
  return found;
}
