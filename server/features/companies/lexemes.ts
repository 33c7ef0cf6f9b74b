import { companyFacets } from '#contract/companies-facets.ts';
import { type CompanyFigures, companyFigureFacets, companyRanges } from '#contract/companies-figures.ts';
import { lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { type CompanyMatchProfile, emptyCompanyMatchProfile } from '#contract/match-profiles.ts';
import { matchProfileFacets } from '#contract/match-profiles-facets.ts';
import { placeFacets } from '#contract/places.ts';
import { countOpenJobs } from '#server/features/company-listings/index.ts';
import { findSectorTitle } from '#server/features/focus-areas/index.ts';
import { readCompanyMatchProfile } from '#server/features/match-profiles/index.ts';
import { reindexTechnologiesOf } from '#server/features/technologies/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { type MatchedPlace, matchPlace } from '#server/platform/places/match-place.ts';
import { indexRecord, lexemeColumn, unindexRecord } from '#server/platform/search/search-index-store.ts';
import { siteFacet, websiteHost } from '#server/platform/search/website.ts';
import { figureColumns, figuresOf } from './figures.ts';
import { countCompany } from './groups.ts';

interface SearchedCompany {
  name: string;
  description: string;
  location: string;
  websiteUrl: string | null;
  /** Id of a focus area. */
  focusArea: string;
  size: string;
  isVerified: boolean;
  isHiring: boolean;
  figures: CompanyFigures;
  place: MatchedPlace;
}

/**
 * The search terms of a company: parts of the words of its name, description, place, focus area and of what it seeks, and
 * its filters.
 */
interface CompanyLexemes {
  indexed: string[];
  /** In the form of the company's own column. */
  column: string;
}

async function lexemesOfCompany(
  trx: Transaction,
  company: SearchedCompany,
  matchProfile: CompanyMatchProfile | null,
): Promise<CompanyLexemes> {
  const { name, description, location, focusArea, size, isVerified, isHiring, figures, place } = company;
  const text = [
    name,
    description,
    location,
    await findSectorTitle(trx, focusArea),
    ...(matchProfile?.seeksText ? [matchProfile.seeksText] : []),
  ].join(' ');
  const site = websiteHost(company.websiteUrl);
  const lexemes = [
    ...lexemesOf(text),
    ...companyFacets({ focusArea, size, isVerified, isHiring }),
    ...companyFigureFacets(figures),
    ...placeFacets(place.country, place.city_id),
    ...matchProfileFacets(matchProfile ?? emptyCompanyMatchProfile),
  ];
  return {
    indexed: [...lexemes, ...titleLexemesOf(name), ...partLexemesOf(text), ...(site === null ? [] : [siteFacet(site)])],
    column: lexemeColumn(lexemes, text),
  };
}

/** Rebuilds the search terms of a company from its row, and counts it; a withheld company is neither found nor counted. */
export async function reindexCompany(database: Pick<Database, 'dialect'>, trx: Transaction, id: number): Promise<void> {
  await lockRow(database, trx, 'companies', id);
  const row = await trx
    .selectFrom('companies')
    .where('id', '=', id)
    .select(['name', 'description', 'location', 'website_url', 'sector', 'size', 'is_verified', 'country', 'hold'])
    .select(['founded_year', 'funding_total', 'funding_rounds', 'revenue', 'employee_count'])
    .executeTakeFirst();
  if (!row) return;
  const matchProfile = await readCompanyMatchProfile(trx, id);
  const place = matchPlace(row.location);
  const stored = figuresOf(row, matchProfile);
  const figures = { foundedYear: row.founded_year, ...stored };
  const openJobs = await countOpenJobs(trx, id);
  const isHiring = openJobs > 0;
  const { indexed, column } = await lexemesOfCompany(
    trx,
    {
      ...row,
      websiteUrl: row.website_url,
      focusArea: row.sector,
      isVerified: row.is_verified === 1,
      isHiring,
      figures,
      place,
    },
    matchProfile,
  );
  await trx
    .updateTable('companies')
    .set({
      lexemes: column,
      is_hiring: isHiring ? 1 : 0,
      open_jobs: openJobs,
      ...place,
      ...figureColumns(stored, row.employee_count),
    })
    .where('id', '=', id)
    .execute();
  if (row.country !== place.country) await reindexTechnologiesOf(database, trx, id);
  if (row.hold === null) await indexRecord(database, trx, 'company_search', id, indexed);
  else await unindexRecord(trx, 'company_search', id);
  const counted = { ...row, ...place, isHiring, stages: matchProfile?.stages ?? [], ranges: companyRanges(figures) };
  await countCompany(trx, id, row.hold === null ? counted : null);
}
