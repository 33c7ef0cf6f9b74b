import { sectorFacets } from '#contract/focus-areas-sectors.ts';
import { facet, lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { type CompanyMatchProfile, emptyCompanyMatchProfile } from '#contract/match-profiles.ts';
import { matchProfileFacets } from '#contract/match-profiles-facets.ts';
import { placeFacets } from '#contract/places.ts';
import { findSectorTitle } from '#server/features/focus-areas/index.ts';
import { readCompanyMatchProfile } from '#server/features/match-profiles/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { matchPlace } from '#server/platform/places/match-place.ts';
import { indexRecord, lexemeColumn } from '#server/platform/search/search-index-store.ts';

interface SearchedCompany {
  name: string;
  description: string;
  location: string;
  /** Id of a focus area. */
  focusArea: string;
  size: string;
}

/**
 * The search terms of a company: parts of the words of its name, description, place, focus area and of what it seeks, and
 * its filters.
 */
export interface CompanyLexemes {
  indexed: string[];
  /** In the form of the company's own column. */
  column: string;
}

export async function lexemesOfCompany(
  trx: Transaction,
  company: SearchedCompany,
  matchProfile: CompanyMatchProfile | null,
): Promise<CompanyLexemes> {
  const { name, description, location, focusArea, size } = company;
  const text = [
    name,
    description,
    location,
    await findSectorTitle(trx, focusArea),
    ...(matchProfile?.seeksText ? [matchProfile.seeksText] : []),
  ].join(' ');
  const lexemes = [
    ...lexemesOf(text),
    ...sectorFacets(focusArea).map((id) => facet('area', id)),
    facet('size', size),
    ...placeFacets(matchPlace(location).country),
    ...matchProfileFacets(matchProfile ?? emptyCompanyMatchProfile),
  ];
  return {
    indexed: [...lexemes, ...titleLexemesOf(name), ...partLexemesOf(text)],
    column: lexemeColumn(lexemes, text),
  };
}

/** Rebuilds the search terms of a company from its row; a withheld company is not found. */
export async function reindexCompany(database: Pick<Database, 'dialect'>, trx: Transaction, id: number): Promise<void> {
  await lockRow(database, trx, 'companies', id);
  const row = await trx
    .selectFrom('companies')
    .where('id', '=', id)
    .select(['name', 'description', 'location', 'sector', 'size', 'hold'])
    .executeTakeFirst();
  if (!row) return;
  const { indexed, column } = await lexemesOfCompany(
    trx,
    { ...row, focusArea: row.sector },
    await readCompanyMatchProfile(trx, id),
  );
  await trx
    .updateTable('companies')
    .set({ lexemes: column, ...matchPlace(row.location) })
    .where('id', '=', id)
    .execute();
  if (row.hold === null) await indexRecord(database, trx, 'company_search', id, indexed);
}
