import { type RawBuilder, type Selectable, sql } from 'kysely';
import { paths, pathTo } from '#contract/kit/paths.ts';

import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { ResearchArticlesTable } from '#server/platform/db/tables/content.ts';
import type { FindItems, Searcher } from '#server/platform/records/record.ts';
import { findDocuments } from '#server/platform/search/document-store.ts';

/** The columns of a card. */
export type ResearchRow = Pick<
  Selectable<ResearchArticlesTable>,
  'id' | 'slug' | 'title' | 'description' | 'category' | 'type' | 'image_url' | 'read_time' | 'is_premium' | 'route'
> & { published_at: string };

/** The columns of an article's page. */
export interface FullResearchRow extends ResearchRow {
  content: string;
  tags: string;
  is_sample: number;
}

/** The hub has no pages (rule research-hub); the limit keeps it from growing without bounds. */
export const researchShown = 200;

/** The research articles that are public at `now`, newest first. */
export function listResearchArticles(database: Database, now: Date): Promise<ResearchRow[]> {
  return newest(database, { at: now.toISOString(), limit: researchShown });
}

/** The article of a slug if it is public at `now`, or `undefined`. */
export async function findResearchArticle(
  database: Database,
  slug: string,
  now: Date,
): Promise<FullResearchRow | undefined> {
  const [row] = await one(database, { slug, at: now.toISOString() });
  return row;
}

const cardColumns = [
  'id',
  'slug',
  'title',
  'description',
  'category',
  'type',
  'image_url',
  'read_time',
  'is_premium',
  'route',
  // Null in drafts only, which are never read here.
  sql<string>`published_at`.as('published_at'),
] as const;

const newest = prepare((db, param: Param<{ at: string; limit: number }>) =>
  db
    .selectFrom('research_articles')
    .where(isOut(param('at')))
    .select(cardColumns)
    .orderBy('research_articles.published_at', 'desc')
    .orderBy('research_articles.id', 'desc')
    .limit(param('limit')),
);

const one = prepare((db, param: Param<{ slug: string; at: string }>) =>
  db
    .selectFrom('research_articles')
    .where('slug', '=', param('slug'))
    .where(isOut(param('at')))
    .select([...cardColumns, 'content', 'tags', 'is_sample']),
);

/**
 * Published, with a date in the past. Written as a literal, because both databases match a partial index by its text.
 */
function isOut(at: RawBuilder<string>) {
  return sql<boolean>`status = 'published' and published_at <= ${at}`;
}

/** Research articles by their ids, for saved items. */
export const findResearchItems: FindItems = async ({ db }, ids, now) => {
  const rows = await db
    .selectFrom('research_articles')
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('published_at', '<=', now.toISOString())
    .select(['id', 'title', 'slug'])
    .execute();
  return rows.map(({ id, title, slug }) => ({
    id,
    title,
    path: pathTo(paths.researchArticle, { slug }),
    ownerId: null,
  }));
};

/** Research articles that match, for the search palette. */
export const searchResearch: Searcher = async (database, search, limit, now) => {
  const ids = await findDocuments(database, 'research', search, limit);
  if (ids.length === 0) return [];
  const rows = await database.db
    .selectFrom('research_articles')
    .where('id', 'in', ids)
    .where('published_at', '<=', now.toISOString())
    .select(['id', 'title', 'type', 'slug'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, title, type, slug }) => ({
    id,
    title,
    detail: type,
    path: pathTo(paths.researchArticle, { slug }),
  }));
};

/** Addresses of the pages of all research articles that are out by `now`. */
export async function findPublishedPaths({ db }: Pick<Database, 'db'>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('research_articles')
    .where('status', '=', 'published')
    .where('published_at', '<=', now.toISOString())
    .select('route')
    .execute();
  return rows.map(({ route }) => route);
}
