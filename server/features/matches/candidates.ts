import { facet } from '#contract/kit/facets.ts';
import { type SearchQuery, tellingLexemesOf, type Wanted } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findNewestOfWords } from '#server/platform/search/newest-of-words-store.ts';
import { findNewestIds } from '#server/platform/search/newest-store.ts';
import type { SearchedMatches } from './candidates-store.ts';
import type { Side } from './sides.ts';

/** A question to the index finds at most so many of the newest records. */
const perQuestion = 40;
const perWord = 12;
/** Once a need has found so many, it is not asked for in a wider circle. */
const enough = 12;
const wordsAsked = 8;

/**
 * Ids of the records that may match someone: those that offer what they seek and seek what they offer, in their focus
 * areas and regions first, and those with the words of their wishes. Each question reads a part of the index; how many
 * records there are does not matter.
 */
export async function findCandidates(database: Database, table: SearchedMatches, me: Side): Promise<Set<number>> {
  const found = new Set<number>();
  const ask = async (query: SearchQuery, limit: number) => {
    const ids = await findNewestIds(database, table, query, limit);
    for (const id of ids) found.add(id);
    return ids.length;
  };
  const areas = anyOf('area', me.areas);
  const regions = anyOf('region', me.regions);
  const stages = anyOf('stage', me.stages);

  const askFor = async (facetName: 'offer' | 'seek', need: string) => {
    const wanted = [[whole(facet(facetName, need))]];
    const terms = need === 'capital' ? stages : [];
    // From the closest circle to the widest, until there is enough to choose from.
    const circles = [[...areas, ...regions, ...terms], [...regions, ...terms], [...areas, ...terms], []];
    const asked = new Set<string>();
    for (const circle of circles) {
      const query = [...wanted, ...circle];
      const key = JSON.stringify(query);
      if (asked.has(key)) continue;
      asked.add(key);
      if ((await ask(query, perQuestion)) >= enough && circle.length > 0) break;
    }
  };
  const askForWords = async () => {
    for (const id of (await findNewestOfWords(database, table, wordsOfWishes(me), perWord)).flat()) found.add(id);
  };
  const hasNeeds = table !== 'technology_search';
  // At once: on PostgreSQL each question takes a few milliseconds.
  await Promise.all([
    ...(hasNeeds ? me.seeks.map((need) => askFor('offer', need)) : []),
    ...(hasNeeds ? me.offers.map((need) => askFor('seek', need)) : []),
    askForWords(),
    areas.length > 0 && ask([...areas, ...(hasNeeds ? regions : [])], perQuestion),
  ]);
  return found;
}

/** The words of what someone seeks, offers and says of themselves, the longest first: they tell most. */
export function wordsOfWishes({ seeksText, offersText, about }: Side): string[] {
  const wishes = tellingLexemesOf(`${seeksText} ${offersText}`.toLowerCase());
  const others = tellingLexemesOf(about.toLowerCase());
  const longestFirst = (words: string[]) =>
    words.filter((word) => word.length > 3).toSorted((a, b) => b.length - a.length);
  return [...new Set([...longestFirst(wishes), ...longestFirst(others)])].slice(0, wordsAsked);
}

function anyOf(name: string, values: readonly string[]): Wanted[][] {
  return values.length > 0 ? [values.map((value) => whole(facet(name, value)))] : [];
}

function whole(text: string): Wanted {
  return { as: 'whole', text };
}
