import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';
import type { Schema, Transaction } from '#server/platform/db/schema.ts';
import type { ArticlesTable, ContentTable as Columns } from '#server/platform/db/tables/content.ts';
import { indexRecord, unindexRecord } from '#server/platform/search/search-index-store.ts';

/** The tables of articles that admins write and publish. */
export type ContentTable = 'articles' | 'research_articles';
/** A record with the columns of its own kind. */
export type Edition<Own extends object> = Selectable<Columns> & Own;

/** The search terms for admins. */
export const searchTables = {
  articles: 'article_search',
  research_articles: 'research_article_search',
} as const satisfies Record<ContentTable, keyof Schema>;

/** A record in any state, or `undefined`. */
export async function findEdition<Own extends object>(
  { db }: Pick<Database, 'db'>,
  table: ContentTable,
  id: number,
): Promise<Edition<Own> | undefined> {
  const row = await db
    .selectFrom(table as 'articles')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  // All columns of the given table, which the compiler cannot know.
  return row as Edition<Own> | undefined;
}

/** Adds a record with its admin search terms and returns its id. Throws a unique violation for a slug that is taken. */
export async function insertEdition(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  table: ContentTable,
  columns: Insertable<Columns>,
  lexemes: string[],
): Promise<number> {
  const { id } = await trx
    .insertInto(table as 'articles')
    .values(columns as Insertable<ArticlesTable>)
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexRecord(database, trx, searchTables[table], id, lexemes);
  return id;
}

/** Writes the next edition; `false` when `version` is no longer the newest, or the record is gone. */
export async function updateEdition(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  table: ContentTable,
  { id, version }: { id: number; version: number },
  columns: Updateable<Columns>,
  lexemes: string[],
): Promise<boolean> {
  const result = await trx
    .updateTable(table as 'articles')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await indexRecord(database, trx, searchTables[table], id, lexemes);
  return true;
}

/** Rewrites the search terms for admins. */
export async function reindexEdition(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  table: ContentTable,
  id: number,
  lexemes: string[],
): Promise<void> {
  await trx
    .updateTable(table as 'articles')
    .set({ lexemes: ` ${lexemes.join(' ')} ` })
    .where('id', '=', id)
    .execute();
  await indexRecord(database, trx, searchTables[table], id, lexemes);
}

/** Deletes a record with its admin search terms. */
export async function deleteEdition(trx: Transaction, table: ContentTable, id: number): Promise<void> {
  await unindexRecord(trx, searchTables[table], id);
  await trx
    .deleteFrom(table as 'articles')
    .where('id', '=', id)
    .execute();
}
