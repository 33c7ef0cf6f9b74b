import { matchPath } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { comparableAt, comparisonPath, countOf, readComparison } from '#src/features/comparisons/index.ts';
import { type ComparableKind, comparableKinds, comparisonSize } from '#src/lib/compared.ts';
import { beginsLike } from './fuzzy.ts';
import type { Entry } from './recent.ts';
import { recordAt, requestEntry } from './requests.ts';

/** An entry that does something, with the words by which it is found. */
type Action = Entry & {
  words: string;
  /** Words of which one has to be typed, where the others mean a page as well. */
  verbs?: string;
};

/** The records of each kind that a comparison begins with. */
export type Chosen = Readonly<Record<ComparableKind, readonly { id: number }[]>>;

/** Where the palette was opened. */
export interface Here {
  path: string;
  /** The title of the page. */
  title: string | null;
  /** The filters of the page. */
  search?: string;
  /** Whether someone is signed in. */
  isMember?: boolean;
}

const newListing: Action = {
  title: 'New listing',
  detail: 'Offer or seek something in the Green Market',
  path: paths.listingCreate,
  words: 'new listing create add post',
};

const newList: Action = {
  title: 'New list',
  detail: 'Records that belong together, private or shared',
  path: paths.lists,
  words: 'new list create make',
};

const newPipeline: Action = {
  title: 'New pipeline',
  detail: 'A board with stages, private or shared',
  path: paths.pipelines,
  words: 'new pipeline board create make',
};

/** The actions whose words are like all of the typed ones; slips of the fingers are forgiven. */
export function matchingActions(typed: string, chosen: Chosen, here: Here): Entry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const all = [
    newListing,
    ...(here.isMember ? [newList, newPipeline, ...doneHere(here), ...exports(here)] : []),
    ...openComparisons(chosen),
    ...compareHere(chosen, here),
  ];
  const found = all.filter(({ words, verbs }) => {
    const own = wordsOf(words);
    const isNamed = verbs === undefined || wanted.some((word) => wordsOf(verbs).some((verb) => beginsLike(verb, word)));
    return isNamed && wanted.every((word) => own.some((one) => beginsLike(one, word)));
  });
  return found.map(({ words: _words, verbs: _verbs, ...entry }) => entry);
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

/** What can be done with the record of the page. */
function doneHere({ path, title }: Here): Action[] {
  if (title === null || !recordAt(path)) return [];
  return (['add-to-list', 'add-to-pipeline', 'note'] as const).map((asks) => {
    const entry = requestEntry({ title, detail: '', path }, asks);
    return { ...entry, words: entry.title };
  });
}

/** The directories that are saved as files, with the filters of the page where it is one of them; and what the page shows. */
function exports({ path, search = '', title }: Here): Action[] {
  const directories = {
    [paths.companies]: 'companies',
    [paths.technologies]: 'technologies',
    [paths.listings]: 'listings',
  };
  const isBoard = matchPath(paths.list, path) !== null || matchPath(paths.pipeline, path) !== null;
  const tables = [
    ...(isBoard && title !== null ? [{ at: path, name: title, detail: '' }] : []),
    ...Object.entries(directories).map(([at, name]) =>
      at === path && search !== ''
        ? { at: at + search, name, detail: 'With the filters of this page' }
        : { at, name, detail: 'The first 10,000 of the directory' },
    ),
  ];
  return tables.flatMap(({ at, name, detail }) =>
    (
      [
        ['export-csv', 'CSV'],
        ['export-xlsx', 'Excel'],
      ] as const
    ).map(([asks, format]) => ({
      title: `Export ${name} as ${format}`,
      detail,
      path: at,
      asks,
      words: `export download save ${name} as ${format} file`,
      verbs: 'export download csv excel',
    })),
  );
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
