import type { Selectable } from 'kysely';
import type { ParsedArticleInput } from '#contract/articles-admin.ts';
import { addContent, type ContentKind, editionColumns } from '#server/features/content/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ArticlesTable } from '#server/platform/db/tables/content.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { toPlainText } from '#server/platform/rich-text/rich-text.ts';
import { hasArea } from './admin-store.ts';

/** The columns that only articles have. */
export type OwnColumns = Pick<Selectable<ArticlesTable>, 'focus_area_id' | 'author'>;

/** Articles as admins write them. */
export const articleKind: ContentKind<OwnColumns, ParsedArticleInput> = {
  table: 'articles',
  document: 'article',
  noun: 'article',
  async ownColumns(trx, { focusAreaId, author }) {
    if (!(await hasArea(trx, focusAreaId))) throw invalidInput({ focusAreaId: 'There is no such focus area' });
    return { focus_area_id: focusAreaId, author };
  },
  found: (own) => ({ words: own.author, topic: own.focus_area_id }),
  publicWords: (row) => `${row.author} ${toPlainText(row.content)}`,
};

export interface NewArticle {
  title: string;
  description: string;
  imageUrl: string | null;
  focusAreaId: number;
  author: string;
  /** In minutes. */
  readTime: number;
  content: string;
  publishedAt: string;
}

/** Adds a published sample article with its search entries and returns its id. */
export async function insertArticle(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  { imageUrl, focusAreaId, author, readTime, ...article }: NewArticle,
): Promise<number> {
  const own = { focus_area_id: focusAreaId, author };
  const values = { ...article, tags: [], isSample: true, state: 'published' as const };
  const { publishedAt: at } = article;
  const { columns, lexemes } = editionColumns(values, articleKind.found(own), undefined, at);
  const all = { ...columns, ...own, image_url: imageUrl, read_time: readTime, created_at: at };
  return (await addContent(database, trx, articleKind, all, lexemes)).id;
}
