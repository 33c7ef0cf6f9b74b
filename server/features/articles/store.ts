import { type Kysely, type RawBuilder, sql } from 'kysely';
import { paths, pathTo } from '#contract/kit/paths.ts';

import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { ArticlesTable } from '#server/platform/db/tables/content.ts';
import type { FindItems, Searcher } from '#server/platform/records/record.ts';
import { findDocuments } from '#server/platform/search/document-store.ts';

/** The columns of a card. */
export interface ArticleRow
  extends Pick<ArticlesTable, 'title' | 'description' | 'image_url' | 'author' | 'read_time'> {
  id: number;
  published_at: string;
  focus_area_title: string;
  focus_area_slug: string;
}

/** The columns of an article's page. */
export interface FullArticleRow extends ArticleRow {
  content: string;
  tags: string;
  is_sample: number;
  focus_area_id: number;
}

/** The endpoint has no pages (rule article-lists); the limit keeps the list from growing without bounds. */
export const articlesShown = 100;

/** Articles of one area, or of all, that are public at `now`, newest first. An unknown area has none. */
export function findArticles(database: Database, focusAreaId: number | undefined, now: Date): Promise<ArticleRow[]> {
  const [at, limit] = [now.toISOString(), articlesShown];
  return focusAreaId === undefined
    ? newest(database, { at, limit })
    : newestOfArea(database, { focusAreaId, except: 0, at, limit });
}

/** The newest `limit` others of the article's focus area. */
export function findRelated(
  database: Database,
  article: Pick<FullArticleRow, 'id' | 'focus_area_id'>,
  { now, limit }: { now: Date; limit: number },
): Promise<ArticleRow[]> {
  const { focus_area_id: focusAreaId, id: except } = article;
  return newestOfArea(database, { focusAreaId, except, at: now.toISOString(), limit });
}

/** One article that is public at `now`, or `undefined`. */
export async function findArticle(database: Database, id: number, now: Date): Promise<FullArticleRow | undefined> {
  const [row] = await one(database, { id, at: now.toISOString() });
  return row;
}

/** Articles by their ids, for saved items. */
export const findArticleItems: FindItems = async ({ db }, ids, now) => {
  const rows = await db
    .selectFrom('articles')
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('published_at', '<=', now.toISOString())
    .select(['id', 'title'])
    .execute();
  return rows.map(({ id, title }) => ({ id, title, path: pathTo(paths.article, { id }), ownerId: null }));
};

/** Articles that match, for the search palette. */
export const searchArticles: Searcher = async (database, search, limit, now) => {
  const ids = await findDocuments(database, 'article', search, limit);
  if (ids.length === 0) return [];
  const rows = await database.db
    .selectFrom('articles')
    .innerJoin('focus_areas', 'focus_areas.id', 'articles.focus_area_id')
    .where('articles.id', 'in', ids)
    .where('articles.published_at', '<=', now.toISOString())
    .select(['articles.id', 'articles.title', 'focus_areas.title as area'])
    .orderBy('articles.id', 'desc')
    .execute();
  return rows.map(({ id, title, area }) => ({
    id,
    title,
    detail: `Article, ${area}`,
    path: pathTo(paths.article, { id }),
  }));
};

const cardColumns = [
  'articles.id',
  'articles.title',
  'articles.description',
  'articles.image_url',
  'articles.author',
  'articles.read_time',
  // Null in drafts only, which are never read here.
  sql<string>`articles.published_at`.as('published_at'),
  'focus_areas.title as focus_area_title',
  'focus_areas.slug as focus_area_slug',
] as const;

/** A cross join is an inner join whose order SQLite keeps: it walks the articles' index, not the areas. */
function withArea(db: Kysely<Schema>) {
  return db
    .selectFrom('articles')
    .crossJoin('focus_areas')
    .whereRef('focus_areas.id', '=', 'articles.focus_area_id')
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id', 'desc');
}

const newest = prepare((db, param: Param<{ at: string; limit: number }>) =>
  withArea(db)
    .where(isOut(param('at')))
    .select(cardColumns)
    .limit(param('limit')),
);

const newestOfArea = prepare((db, param: Param<{ focusAreaId: number; except: number; at: string; limit: number }>) =>
  withArea(db)
    .where(isOut(param('at')))
    .where('articles.focus_area_id', '=', param('focusAreaId'))
    .where('articles.id', '!=', param('except'))
    .select(cardColumns)
    .limit(param('limit')),
);

const one = prepare((db, param: Param<{ id: number; at: string }>) =>
  withArea(db)
    .where(isOut(param('at')))
    .where('articles.id', '=', param('id'))
    .select([...cardColumns, 'articles.content', 'articles.tags', 'articles.is_sample', 'articles.focus_area_id']),
);

/**
 * Published, with a date in the past. Written as a literal, because both databases match a partial index by its text.
 */
function isOut(at: RawBuilder<string>) {
  return sql<boolean>`articles.status = 'published' and articles.published_at <= ${at}`;
}

/** Paths of the pages of all articles that are public at `now`. */
export async function findPublishedPaths({ db }: Pick<Database, 'db'>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .where('status', '=', 'published')
    .where('published_at', '<=', now.toISOString())
    .select('id')
    .execute();
  return rows.map(({ id }) => pathTo(paths.article, { id }));
}
