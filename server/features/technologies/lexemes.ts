import { sectorFacets } from '#contract/focus-areas-sectors.ts';
import { facet, lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { readinessSteps } from '#contract/technologies.ts';
import { findSectorTitle } from '#server/features/focus-areas/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { indexRecord } from '#server/platform/search/search-index-store.ts';

interface SearchedTechnology {
  name: string;
  description: string;
  tags: readonly string[];
  /** Id of a focus area. */
  focusArea: string;
  status: string;
  readinessLevel: number;
}

/**
 * Puts a technology into the search index. It is found by parts of the words of name, description, tags
 * and focus area, and by its filters (rule search-words).
 */
export async function indexTechnology(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
  technology: SearchedTechnology,
): Promise<void> {
  const { name, description, tags, focusArea, status, readinessLevel } = technology;
  const text = [name, description, ...tags, await findSectorTitle(trx, focusArea)].join(' ');
  await indexRecord(database, trx, 'technology_search', id, [
    ...lexemesOf(text),
    ...partLexemesOf(text),
    ...titleLexemesOf(name),
    ...sectorFacets(focusArea).map((area) => facet('area', area)),
    facet('status', status),
    ...readinessSteps.filter((step) => readinessLevel >= Number(step)).map((step) => facet('readiness', step)),
    ...tags.map((tag) => facet('tag', tag)),
  ]);
}

/** Rebuilds the search terms of a technology from its row; a withheld technology gets none. */
export async function reindexTechnology(
  database: Pick<Database, 'dialect'>,
  trx: Transaction,
  id: number,
): Promise<void> {
  await lockRow(database, trx, 'technologies', id);
  const row = await trx
    .selectFrom('technologies')
    .where('id', '=', id)
    .where('hold', 'is', null)
    .select(['name', 'description', 'tags', 'sector', 'status', 'readiness_level'])
    .executeTakeFirst();
  if (!row) return;
  await indexTechnology(database, trx, id, {
    ...row,
    // The contract parsed this JSON before it was stored.
    tags: JSON.parse(row.tags) as string[],
    focusArea: row.sector,
    readinessLevel: row.readiness_level,
  });
}
