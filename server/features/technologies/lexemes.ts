import { facet } from '#contract/kit/facets.ts';
import { lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { technologyFacets } from '#contract/technologies-facets.ts';
import { findSectorTitle } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { indexRecord, unindexRecord } from '#server/platform/search/search-index-store.ts';
import { countTechnology } from './groups.ts';

/** The lexeme of technologies with so many patents, for their order. */
export function patentCountFacet(patents: number): string {
  return facet('patentcount', patents);
}

/**
 * Rebuilds the search terms of a technology from its row, and counts it; a withheld technology is neither found nor
 * counted. It is found by parts of the words of name, description, tags and focus area, and by its filters (rule
 * search-words).
 */
export async function reindexTechnology(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
): Promise<void> {
  await lockRow(database, trx, 'technologies', id);
  const row = await trx
    .selectFrom('technologies')
    .leftJoin('companies', 'companies.id', 'technologies.company_id')
    .where('technologies.id', '=', id)
    .select([
      'technologies.name',
      'technologies.description',
      'technologies.tags',
      'technologies.sector',
      'technologies.status',
      'technologies.readiness_level',
      'technologies.patents',
      'technologies.patent_count',
      'technologies.development_stage',
      'technologies.hold',
      'companies.country',
    ])
    .executeTakeFirst();
  if (!row) return;
  if (row.hold !== null) {
    await unindexRecord(trx, 'technology_search', id);
    await countTechnology(trx, id, null);
    return;
  }
  const { name, description, country, status } = row;
  // The contract parsed this JSON before it was stored.
  const tags = JSON.parse(row.tags) as string[];
  const patents = (JSON.parse(row.patents) as unknown[]).length;
  const hasPatents = patents > 0;
  if (patents !== row.patent_count) {
    await trx.updateTable('technologies').set({ patent_count: patents }).where('id', '=', id).execute();
  }
  const text = [name, description, ...tags, await findSectorTitle(trx, row.sector)].join(' ');
  await indexRecord(database, trx, 'technology_search', id, [
    ...lexemesOf(text),
    ...partLexemesOf(text),
    ...titleLexemesOf(name),
    ...technologyFacets({
      focusArea: row.sector,
      status,
      readinessLevel: row.readiness_level,
      tags,
      country,
      hasPatents,
      developmentStage: row.development_stage,
    }),
    patentCountFacet(patents),
  ]);
  await countTechnology(trx, id, { ...row, hasPatents });
}

/** The same for all technologies of a company, after its place has changed. */
export async function reindexTechnologiesOf(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  companyId: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('technologies')
    .where('company_id', '=', companyId)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await reindexTechnology(database, trx, id);
}
