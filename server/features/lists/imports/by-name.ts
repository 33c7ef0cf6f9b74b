import { type SearchGroup, searchKinds } from '#contract/items.ts';
import { facet } from '#contract/kit/facets.ts';
import { searchQuery, titleQuery, wordsOf } from '#contract/kit/search-words.ts';
import type { ImportRow } from '#contract/lists-imports.ts';
import type { Deps } from '#server/deps.ts';
import { countryOf } from '#server/platform/places/countries.ts';
import { findItems, searchedKind } from '#server/platform/records/records.ts';
import type { Found } from './match-rows.ts';

/** The hits of a kind among which the exact name is looked for. */
const looked = 50;

/** Legal forms: `Ferrolane B.V.` is Ferrolane. */
const legalForms = new Set(
  'ab ag aps as bv bvba co corp gmbh inc kg limited llc llp ltd nv oy oyj plc pty sa sarl sas se sl spa srl'.split(' '),
);

/** The kinds whose records have a country that is searched. */
const placed: ReadonlySet<SearchGroup> = new Set(['company', 'listing', 'member']);

/** The kinds whose names are indexed apart from their texts. */
const named: ReadonlySet<SearchGroup> = new Set(['company', 'technology', 'member', 'listing']);

/** Whether two names are the same but for case, accents, punctuation and legal forms. */
export function isSameName(one: string, other: string): boolean {
  return wordsOfName(one).join(' ') === wordsOfName(other).join(' ');
}

function wordsOfName(name: string): string[] {
  // B.V. is one word, as BV is.
  const words = wordsOf(name.replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, ''));
  let end = words.length;
  while (end > 1 && legalForms.has(words[end - 1] ?? '')) end -= 1;
  return words.slice(0, end);
}

/** Records of this very name, in the row's country if one of them is there, and records with a name alike. */
export async function foundByName(
  deps: Deps,
  viewerId: number,
  { name = '', country, kind }: ImportRow,
): Promise<{ same: Found[]; alike: Found[] }> {
  const words = wordsOfName(name).join(' ');
  if (words === '') return { same: [], alike: [] };
  const kinds = kind === undefined ? searchKinds : [kind];
  const found = (await Promise.all(kinds.map((each) => hitsOf(deps, viewerId, each, words)))).flat();
  const same = found.filter(({ title }) => isSameName(title, name));
  const code = same.length > 1 ? countryCodeOf(country) : null;
  if (code === null) return { same, alike: found };
  const there = await Promise.all(
    kinds
      .filter((each) => placed.has(each))
      .map((each) => hitsOf(deps, viewerId, each, words, [facet('country', code)])),
  );
  const narrowed = there.flat().filter(({ title }) => isSameName(title, name));
  return { same: narrowed.length > 0 ? narrowed : same, alike: found };
}

function countryCodeOf(country: string | undefined): string | null {
  const typed = country?.trim() ?? '';
  return countryOf(/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : typed);
}

async function hitsOf(
  deps: Deps,
  viewerId: number,
  kind: SearchGroup,
  words: string,
  facets: readonly string[] = [],
): Promise<Found[]> {
  const { find, by } = searchedKind(deps, kind);
  const query = named.has(kind) ? titleQuery(words, facets) : searchQuery(words, facets, by);
  if (!query) return [];
  const now = deps.now();
  const ids = (await find(deps.database, query, looked, now)).map(({ id }) => id);
  const seen = await findItems(deps, kind, ids, viewerId, now);
  return ids.flatMap((id) => {
    const item = seen.get(id);
    return item ? [{ kind, id, title: item.title, path: item.path }] : [];
  });
}
