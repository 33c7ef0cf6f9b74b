import type { PageMeta } from '#contract/pages.ts';
import type { Database } from '#server/db/database.ts';
import { findArticle } from '#server/features/articles/store.ts';
import { findEvent } from '#server/features/events/store.ts';
import { findArea } from '#server/features/focus-areas/store.ts';
import { findListing } from '#server/features/listings/store.ts';
import { findResearchArticle } from '#server/features/research/store.ts';

/** Pages of one record each: the pattern's one group is the record's key. */
const recordPages: readonly (readonly [RegExp, (database: Database, key: string) => Promise<PageMeta | undefined>])[] =
  [
    [/^\/media\/([1-9]\d{0,15})$/, (database, key) => findArticle(database, Number(key))],
    [/^\/events\/([1-9]\d{0,15})$/, (database, key) => findEvent(database, Number(key))],
    [/^\/focus\/([a-z0-9-]{1,80})$/, (database, key) => findArea(database, 'slug', key)],
    [/^\/research-hub\/([a-z0-9-]{1,80})$/, findResearchArticle],
    [
      /^\/network\/listings\/([1-9]\d{0,15})$/,
      async (database, key) => {
        const row = await findListing(database, Number(key));
        return row && { title: row.title, description: row.excerpt };
      },
    ],
  ];

/** Title and description of the record a path is the page of; `null` when there is none. */
export async function recordMetaOf(database: Database, path: string): Promise<PageMeta | null> {
  for (const [pattern, find] of recordPages) {
    const key = pattern.exec(path)?.[1];
    if (key === undefined) continue;
    const found = await find(database, key);
    return found ? { title: found.title, description: found.description } : null;
  }
  return null;
}
