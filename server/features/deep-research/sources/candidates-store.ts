import type { PassageKind } from '#contract/deep-research-questions.ts';
import type { SearchQuery } from '#contract/kit/search-words.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Param, prepare } from '#server/platform/db/prepared.ts';
import { askedParams, type Match, matchOf, newestMatching } from '#server/platform/search/matches-store.ts';
import type { SearchTable } from '#server/platform/search/search-index-store.ts';
import type { RecordRef } from './records.ts';

/** The search indexes of what everybody may read; they hold nothing else. */
const tables = [
  'document_search',
  'company_search',
  'technology_search',
  'listing_search',
] as const satisfies SearchTable[];
export type SourceTable = (typeof tables)[number];
export const sourceTables: readonly SourceTable[] = tables;

const kinds = {
  company_search: 'company',
  technology_search: 'technology',
  listing_search: 'listing',
} as const satisfies Partial<Record<SourceTable, PassageKind>>;

function newestOf(table: SourceTable) {
  return prepare((db, param: Param<Match & { limit: number }>, dialect) =>
    db
      .selectFrom(newestMatching(dialect, table, askedParams(param), { limit: param('limit') }).as('newest'))
      .select('id'),
  );
}

const newest = Object.fromEntries(tables.map((table) => [table, newestOf(table)])) as Record<
  SourceTable,
  ReturnType<typeof newestOf>
>;

/** The rows of the newest records that match; how many there are says how rare a word is, up to `limit`. */
export async function newestRows(
  database: Database,
  table: SourceTable,
  query: SearchQuery,
  limit: number,
): Promise<number[]> {
  const rows = await newest[table](database, { ...matchOf(database, query), limit });
  return rows.map(({ id }) => id);
}

/** The records of rows of an index, in any order. */
export async function recordsOfRows(
  { db }: Pick<Database, 'db'>,
  table: SourceTable,
  rows: readonly number[],
): Promise<Map<number, RecordRef>> {
  if (table !== 'document_search') return new Map(rows.map((id) => [id, { kind: kinds[table], id }]));
  if (rows.length === 0) return new Map();
  const found = await db.selectFrom('documents').where('id', 'in', rows).select(['id', 'kind', 'item_id']).execute();
  return new Map(found.map((row) => [row.id, { kind: row.kind, id: row.item_id }]));
}
