import type { Kysely } from 'kysely';

import type { Database } from '#server/db/database.ts';
import { type Param, prepare } from '#server/db/prepared.ts';
import type { ArticlesTable, Schema, Transaction } from '#server/db/schema.ts';

/** What a card is made of. */
export interface ArticleRow
  extends Pick<ArticlesTable, 'title' | 'description' | 'image_url' | 'author' | 'read_time' | 'published_at'> {
  id: number;
  focus_area_title: string;
  focus_area_slug: string;
}

/** What an article's page is made of. */
export interface FullArticleRow extends ArticleRow {
  content: string;
  focus_area_id: number;
}

/** The call has no pages (spec 1, section 7): a list ends here, so that it never grows without bounds. */
export const articlesShown = 100;

/** Articles of one area, or of all, newest first. An unknown area has none. */
export function findArticles(database: Database, focusAreaId: number | undefined): Promise<ArticleRow[]> {
  return focusAreaId === undefined
    ? newest(database, { limit: articlesShown })
    : newestOfArea(database, { focusAreaId, except: 0, limit: articlesShown });
}

/** The newest `limit` others of the article's focus area. */
export function findRelated(database: Database, article: FullArticleRow, limit: number): Promise<ArticleRow[]> {
  return newestOfArea(database, { focusAreaId: article.focus_area_id, except: article.id, limit });
}

/** One article, or `undefined`. */
export async function findArticle(database: Database, id: number): Promise<FullArticleRow | undefined> {
  const [row] = await one(database, { id });
  return row;
}

export interface NewArticle {
  title: string;
  description: string;
  imageUrl: string | null;
  focusAreaId: number;
  author: string;
  /** In minutes. */
  readTime: number;
  /** Sanitised HTML. */
  content: string;
  publishedAt: string;
}

/** Adds an article and returns its id. */
export async function insertArticle(trx: Transaction, article: NewArticle): Promise<number> {
  const { id } = await trx
    .insertInto('articles')
    .values({
      title: article.title,
      description: article.description,
      image_url: article.imageUrl,
      focus_area_id: article.focusAreaId,
      author: article.author,
      read_time: article.readTime,
      content: article.content,
      published_at: article.publishedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const cardColumns = [
  'articles.id',
  'articles.title',
  'articles.description',
  'articles.image_url',
  'articles.author',
  'articles.read_time',
  'articles.published_at',
  'focus_areas.title as focus_area_title',
  'focus_areas.slug as focus_area_slug',
] as const;

/** A cross join is an inner join whose order SQLite keeps: the articles' index is walked, not the areas. */
function withArea(db: Kysely<Schema>) {
  return db
    .selectFrom('articles')
    .crossJoin('focus_areas')
    .whereRef('focus_areas.id', '=', 'articles.focus_area_id')
    .orderBy('articles.published_at', 'desc')
    .orderBy('articles.id', 'desc');
}

const newest = prepare((db, param: Param<{ limit: number }>) => withArea(db).select(cardColumns).limit(param('limit')));

const newestOfArea = prepare((db, param: Param<{ focusAreaId: number; except: number; limit: number }>) =>
  withArea(db)
    .where('articles.focus_area_id', '=', param('focusAreaId'))
    .where('articles.id', '!=', param('except'))
    .select(cardColumns)
    .limit(param('limit')),
);

const one = prepare((db, param: Param<{ id: number }>) =>
  withArea(db)
    .where('articles.id', '=', param('id'))
    .select([...cardColumns, 'articles.content', 'articles.focus_area_id']),
);
