import { paths } from '#contract/kit/paths.ts';
import { comparableAt, comparisonPath, countOf, readComparison } from '#src/features/comparisons/index.ts';
import { type ComparableKind, comparableKinds, comparisonSize } from '#src/lib/compared.ts';
import { beginsLike, isLike } from './fuzzy.ts';
import type { Entry } from './recent.ts';

/** An entry that does something, with the words by which it is found. */
interface Action extends Entry {
  words: string;
}

/** The records of each kind that a comparison begins with. */
export type Chosen = Readonly<Record<ComparableKind, readonly { id: number }[]>>;

/** Where the palette was opened. */
export interface Here {
  path: string;
  /** The title of the page. */
  title: string | null;
}

const newListing: Action = {
  title: 'New listing',
  detail: 'Offer or seek something in the Green Market',
  path: paths.listingCreate,
  words: 'new listing create add post',
};

/** The actions whose words are like all of the typed ones; slips of the fingers are forgiven. */
export function matchingActions(typed: string, chosen: Chosen, here: Here): Entry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const found = [newListing, ...openComparisons(chosen), ...compareHere(chosen, here)].filter(({ words }) => {
    const own = wordsOf(words);
    return wanted.every((word) => own.some((one) => beginsLike(one, word)));
  });
  return found.map(({ words: _words, ...entry }) => entry);
}

/** What is to be compared, in a text such as `compare tidewell`; `null` for all other texts. */
export function textToCompare(typed: string): string | null {
  const [verb = '', ...rest] = typed.trim().split(/\s+/);
  return rest.length > 0 && isLike('compare', verb.toLowerCase()) ? rest.join(' ') : null;
}

/** What is chosen, or on the page of a comparison what it shows. */
export function chosenAt({ pathname, search }: { pathname: string; search: string }, chosen: Chosen): Chosen {
  if (pathname !== paths.compare) return chosen;
  const { kind, ids } = readComparison(new URLSearchParams(search));
  return { ...chosen, [kind]: ids.map((id) => ({ id })) };
}

/** The found companies and technologies, as what to compare. Those that are chosen are left out. */
export function compareEntries(found: readonly Entry[], chosen: Chosen): Entry[] {
  return found.flatMap(({ title, detail, path }) => {
    const record = comparableAt(path);
    if (!record) return [];
    const before = chosen[record.kind].map(({ id }) => id);
    if (before.includes(record.id) || before.length >= comparisonSize.most) return [];
    return [
      {
        title: `Compare ${title}`,
        // Several technologies may have the same name.
        detail: [detail, before.length > 0 && `with ${countOf(record.kind, before.length)}`].filter(Boolean).join(', '),
        path: comparisonPath(record.kind, [...before, record.id]),
      },
    ];
  });
}

function openComparisons(chosen: Chosen): Action[] {
  return comparableKinds.flatMap((kind) => {
    const ids = chosen[kind].map(({ id }) => id);
    if (ids.length === 0) return [];
    const detail = countOf(kind, ids.length);
    return [
      { title: 'Open comparison', detail, path: comparisonPath(kind, ids), words: `open comparison compare ${detail}` },
    ];
  });
}

function compareHere(chosen: Chosen, { path, title }: Here): Action[] {
  if (title === null) return [];
  return compareEntries([{ title, detail: '', path }], chosen).map((entry) => ({ ...entry, words: entry.title }));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
