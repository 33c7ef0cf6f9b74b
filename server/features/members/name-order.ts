import { narrowed, type SearchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { matchOf } from '#server/platform/search/matches-store.ts';
import { initialsFacet } from './search-index-store.ts';
import { initialsDepth, initialsOf, lettersOf } from './sort-name.ts';
import {
  countMatching,
  findAmongNames,
  findFewByName,
  findManyByName,
  firstNameFrom,
  type MemberRow,
  type Place,
  sampleMatching,
} from './store.ts';

/** What a search by name does at once. Tests give smaller ones. */
const usual = {
  /** Up to this many matches are read and sorted directly (some milliseconds). */
  sortable: 2000,
  /** With no more matches among 400 members, PostgreSQL sorts all of them. */
  rareInSample: 0,
  /** With so many, one statement reads names until the page is full: not far, then. */
  frequentInSample: 8,
  /** Where so many letters do not fill a page, there are few matches after all. */
  letters: 3,
};

/** Sorts after every letter. */
const beyondLetters = '\u{10ffff}';

/**
 * Members who match, by name. The search index cannot give them in that order, and sorting all matches
 * of a frequent word would take a second at a million members. So too many matches are taken apart by
 * their first letters, which the index knows as facets, until few enough share them. Where too many share all the
 * letters it knows (a common first name), they are many of those who do, and the names are read one by one.
 */
export async function findMatchingInNameOrder(
  database: Database,
  search: SearchQuery,
  { name, id, limit }: Place,
  bounds = usual,
): Promise<MemberRow[]> {
  const place = { name, id, limit };
  if (database.dialect === 'postgres') return findOnPostgres(database, search, place, bounds);
  const found: MemberRow[] = [];

  async function visit(initials: string): Promise<void> {
    const match = matchOf(database, initials === '' ? search : narrowed(search, initialsFacet(initials)));
    const count = await countMatching(database, match, bounds.sortable + 1);
    if (count === 0) return;
    const depth = lettersOf(initials).length;
    const rest = { ...place, limit: limit - found.length };
    if (count <= bounds.sortable) {
      found.push(...(await findFewByName(database, match, rest)));
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

/**
 * The same on PostgreSQL, where a sample tells the frequent from the rare. Only the matches of words in between are taken
 * apart, by their first letter.
 */
async function findOnPostgres(database: Database, search: SearchQuery, place: Place, bounds: typeof usual) {
  const match = matchOf(database, search);
  const sampled = await sampleMatching(database, match);
  if (sampled >= bounds.frequentInSample) return findManyByName(database, match, place);
  const found: MemberRow[] = [];
  let rest = place;
  for (let tried = 0; sampled > bounds.rareInSample && tried < bounds.letters; tried += 1) {
    const next = await firstNameFrom(database, rest.name);
    if (next === undefined) return found;
    const letter = initialsOf(next, 1);
    const ofLetter = matchOf(database, narrowed(search, initialsFacet(letter)));
    found.push(...(await findManyByName(database, ofLetter, rest)));
    if (found.length === place.limit) return found;
    rest = { name: `${letter}${beyondLetters}`, id: 0, limit: place.limit - found.length };
  }
  found.push(...(await findFewByName(database, match, rest)));
  return found;
}
