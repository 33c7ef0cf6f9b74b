import { matchPath } from 'react-router-dom';

import { idParam } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { comparableAt } from '#src/features/comparisons/index.ts';
import type { Asked } from '#src/hooks/use-asked.ts';
import { isLike } from './fuzzy.ts';
import type { Entry } from './recent.ts';

/** What is to be done with a record: the verb, and the words by which the record is found. */
export interface Request {
  verb: 'compare' | 'add' | 'note';
  text: string;
  /** What the record's page may be opened for. */
  asks: readonly Asked[];
}

/** The names of the groups of what was asked for. */
export const requestNames = { compare: 'Compare', add: 'Add', note: 'Note' } satisfies Record<Request['verb'], string>;

/** Of how many of the found records the palette offers what was asked for. */
const mostRecords = 4;

/** The request in a text such as `compare tidewell`, `add tidewell to list` or `note on tidewell`; `null` for others. */
export function requestIn(typed: string): Request | null {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  const verb = first.toLowerCase();
  if (rest.length === 0) return null;
  if (isLike('compare', verb)) return { verb: 'compare', text: rest.join(' '), asks: [] };
  if (verb === 'note') {
    const text = rest.slice(/^(on|about|for)$/i.test(rest[0] ?? '') ? 1 : 0).join(' ');
    return text === '' ? null : { verb, text, asks: ['note'] };
  }
  if (verb !== 'add') return null;
  // The end may be unfinished: `to`, `to my`, `to a li`.
  const { name = '', place = '' } = /^(?<name>.*?)(?:\s+to(?:\s+(?:an?|my|the))?(?:\s+(?<place>\S+))?)?$/i.exec(
    rest.join(' '),
  )?.groups ?? { name: rest.join(' ') };
  const asks = targets.filter(({ words }) => words.some((word) => word.startsWith(place.toLowerCase())));
  if (asks.length === 0) return { verb, text: rest.join(' '), asks: targets.map(({ asks: each }) => each) };
  return { verb, text: name, asks: asks.map(({ asks: each }) => each) };
}

const targets: readonly { asks: Asked; words: readonly string[] }[] = [
  { asks: 'add-to-list', words: ['lists'] },
  { asks: 'add-to-pipeline', words: ['pipelines', 'boards'] },
];

/** What was asked for, with each of the records that were found. */
export function requestEntries({ asks }: Request, found: readonly Entry[]): Entry[] {
  return found
    .filter(({ path }) => recordAt(path))
    .slice(0, mostRecords)
    .flatMap((entry) => asks.map((each) => requestEntry(entry, each)));
}

/** The entry that opens the page of a record for something. */
export function requestEntry({ title, detail, path }: Entry, asks: Asked): Entry {
  const titles = {
    'add-to-list': `Add ${title} to a list`,
    'add-to-pipeline': `Add ${title} to a pipeline`,
    note: `Write a note on ${title}`,
    'export-csv': `Export ${title} as CSV`,
    'export-xlsx': `Export ${title} as Excel`,
  } satisfies Record<Asked, string>;
  return { title: titles[asks], detail, path, asks };
}

const recordPages = [paths.member, paths.company, paths.technology, paths.listing, paths.article, paths.event];

/** Whether a page is that of a record that members keep and note. */
export function recordAt(path: string): boolean {
  if (comparableAt(path) !== null || matchPath(paths.researchArticle, path)) return true;
  const page = recordPages.map((pattern) => matchPath(pattern, path)).find((match) => match !== null);
  return idParam.safeParse(page?.params.id).success;
}
