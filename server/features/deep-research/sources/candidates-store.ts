import type { PassageKind } from '#contract/deep-research-questions.ts';
import type { Database } from '#server/platform/db/database.ts';
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
