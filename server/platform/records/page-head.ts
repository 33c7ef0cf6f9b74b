import { type PageMeta, staticPages } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '../db/database.ts';
import { recordKinds } from './records.ts';

/** The titles of the pages of single records. */
export interface PageHead {
  /** Their path, with the record's key in place of `:id` or `:slug`. */
  path: string;
  /** Title and description of the page of this record by `now`; `undefined` where there is no such record. */
  find: (database: Database, key: string, now: Date) => Promise<PageMeta | undefined>;
}

const keys: Record<string, string> = { ':id': '([1-9]\\d{0,15})', ':slug': '([a-z0-9-]{1,80})' };

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:id|:slug/, (key) => keys[key] ?? key)}$`);
}

/**
 * A page of records that only some may see. Its title is that of its list, so that it reveals neither the record's name
 * nor its existence.
 */
export function headOfList(path: string, list: keyof typeof staticPages): PageHead {
  return { path, find: async () => staticPages[list] };
}

/** The title and description of the record behind a path; `null` when there is none. */
export function createHeadFinder(deps: Pick<Deps, 'features'>) {
  const heads = [...deps.features, ...recordKinds(deps)].flatMap(({ pages = [] }) =>
    pages.map(({ path, find }) => ({ pattern: patternOf(path), find })),
  );
  return async (database: Database, path: string, now: Date): Promise<PageMeta | null> => {
    for (const { pattern, find } of heads) {
      const match = pattern.exec(path);
      if (!match) continue;
      const found = await find(database, match[1] ?? '', now);
      if (!found) return null;
      const { title, description, isPrivate } = found;
      return { title, description, ...(isPrivate && { isPrivate }) };
    }
    return null;
  };
}
