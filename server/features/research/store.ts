import type { Database } from '#server/db/database.ts';
import { type Param, prepare } from '#server/db/prepared.ts';
import type { ResearchArticlesTable, Transaction } from '#server/db/schema.ts';

/** What a card is made of. */
export type ResearchRow = Omit<ResearchArticlesTable, 'id' | 'content' | 'position'>;

/** What an article's page is made of. */
export interface FullResearchRow extends ResearchRow {
  content: string;
}

/** All research articles in their order. */
export function listResearchArticles(database: Database): Promise<ResearchRow[]> {
  return all(database, {});
}

/** The article of a slug, or `undefined`. */
export async function findResearchArticle(database: Database, slug: string): Promise<FullResearchRow | undefined> {
  const [row] = await one(database, { slug });
  return row;
}

/** Adds a research article; `content` is sanitised HTML. */
export async function insertResearchArticle(
  trx: Transaction,
  article: Omit<ResearchArticlesTable, 'id'>,
): Promise<void> {
  await trx.insertInto('research_articles').values(article).execute();
}

const cardColumns = [
  'slug',
  'title',
  'description',
  'category',
  'type',
  'image_url',
  'date',
  'read_time',
  'is_premium',
  'route',
] as const;

const all = prepare((db, _param: Param<object>) =>
  db.selectFrom('research_articles').select(cardColumns).orderBy('position').orderBy('id'),
);

const one = prepare((db, param: Param<{ slug: string }>) =>
  db
    .selectFrom('research_articles')
    .where('slug', '=', param('slug'))
    .select([...cardColumns, 'content']),
);
