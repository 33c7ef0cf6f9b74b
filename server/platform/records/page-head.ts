import { type DescribedPage, describedPages } from '#contract/kit/page-descriptions.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '../db/database.ts';
import { recordKinds } from './records.ts';
import type { StructuredData, Surroundings } from './structured-data.ts';

/** The head of a page. That of a record also has a picture, and may be described for search engines. */
export interface RecordHead extends DescribedPage {
  /** The picture of link previews: what the record is, in one or two words, and a line about it. */
  preview?: { kind: string; detail: string | null };
  structured?: (around: Surroundings) => StructuredData;
}

/** The titles of the pages of single records. */
export interface PageHead {
  /** Their path, with the record's key in place of `:id` or `:slug`. */
  path: string;
  /** The head of the page of this record by `now`; `undefined` where there is no such record. */
  find: (database: Database, key: string, now: Date) => Promise<RecordHead | undefined>;
}

const keys: Record<string, string> = { ':id': '([1-9]\\d{0,15})', ':slug': '([a-z0-9-]{1,80})' };

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:id|:slug/, (key) => keys[key] ?? key)}$`);
}

/**
 * A page of records that only some may see. Its title is that of its list, so that it reveals neither the record's name
 * nor its existence.
 */
export function headOfList(path: string, list: keyof typeof describedPages): PageHead {
  return { path, find: async () => describedPages[list] };
}

/** Finds the head of the record behind a path; `null` when there is none. */
export function createHeadFinder(deps: Pick<Deps, 'database' | 'features' | 'now'>) {
  const heads = [...deps.features, ...recordKinds(deps)].flatMap(({ pages = [] }) =>
    pages.map(({ path, find }) => ({ pattern: patternOf(path), find })),
  );
  return async (path: string): Promise<RecordHead | null> => {
    for (const { pattern, find } of heads) {
      const match = pattern.exec(path);
      if (match) return (await find(deps.database, match[1] ?? '', deps.now())) ?? null;
    }
    return null;
  };
}
