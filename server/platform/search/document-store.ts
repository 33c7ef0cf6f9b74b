import { facet } from '#contract/kit/facets.ts';
import { lexemesOf, narrowed, type SearchQuery, titleLexemesOf } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { DocumentsTable } from '#server/platform/db/tables/search.ts';
import { askedParams, type Match, matchOf, newestMatching as newestOf } from './matches-store.ts';
import { indexRecord, unindexRecord } from './search-index-store.ts';

type DocumentKind = DocumentsTable['kind'];

/** Writes the search entry of an article, a research article or an event. */
export async function indexDocument(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  kind: DocumentKind,
  itemId: number,
  { title, words }: { title: string; words: string },
): Promise<void> {
  const { id } = await trx
    .insertInto('documents')
    .values({ kind, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet({ kind }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const lexemes = [...lexemesOf(`${title} ${words}`), ...titleLexemesOf(title), facet('kind', kind)];
  await indexRecord(database, trx, 'document_search', id, lexemes);
}

/** Removes the search entry of a record that is no longer public. */
export async function removeDocument(trx: Transaction, kind: DocumentKind, itemId: number): Promise<void> {
  const row = await trx
    .deleteFrom('documents')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .returning('id')
    .executeTakeFirst();
  if (row) await unindexRecord(trx, 'document_search', row.id);
}

/** Ids of the newest `limit` records of a kind that match. */
export async function findDocuments(
  database: Database,
  kind: DocumentKind,
  search: SearchQuery,
  limit: number,
): Promise<number[]> {
  const rows = await newestMatching(database, { ...matchOf(database, narrowed(search, facet('kind', kind))), limit });
  return rows.map(({ item_id }) => item_id);
}

const newestMatching = prepare((db, param: Param<Match & { limit: number }>, dialect) =>
  db
    .selectFrom(newestOf(dialect, 'document_search', askedParams(param), { limit: param('limit') }).as('page'))
    .crossJoin('documents')
    .whereRef('documents.id', '=', 'page.id')
    .select('documents.item_id')
    .orderBy('documents.id', 'desc'),
);
