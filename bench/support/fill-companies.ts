import { sql } from 'kysely';

import { companyFacets } from '#contract/companies-facets.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import { facet, lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { companySizes } from '#contract/listings.ts';
import { fundingStages } from '#contract/match-profiles.ts';
import { placeFacets } from '#contract/places.ts';
import { countryCodes } from '#contract/places-countries.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lexemeColumn } from '#server/platform/search/search-index-store.ts';
import { generator, knownWords, wordOf } from './sample-market.ts';

const batch = 500;
const at = '2026-01-01T00:00:00.000Z';
const sizes = Object.keys(companySizes) as (keyof typeof companySizes)[];
const stages = Object.keys(fundingStages);

/**
 * Fills an empty, migrated database with `count` companies: in 100 countries, few of them with many companies, every tenth
 * raising a round, every fifth verified.
 */
export async function fillCompanies({ db, dialect }: Database, count: number): Promise<void> {
  const random = generator(11);
  const groups = new Map<string, { id: number; companies: number; columns: ReturnType<typeof groupColumns> }>();
  for (let first = 1; first <= count; first += batch) {
    const rows = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => companyOf(first + index));
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('companies')
        .values(rows.map(({ row }) => row))
        .execute();
      const lexemes = rows.map(({ row, indexed }) =>
        dialect === 'sqlite'
          ? sql`(${row.id}, ${indexed.join(' ')})`
          : sql`(${row.id}::bigint, array_to_tsvector(${indexed}::text[]))`,
      );
      await sql`insert into company_search (rowid, lexemes) values ${sql.join(lexemes)}`.execute(trx);
      // The groups are written at the end, with their numbers.
      if (dialect === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(trx);
      const added = rows.filter(({ group }) => group.companies === 0 && (group.companies = 1));
      if (added.length > 0) {
        await trx
          .insertInto('company_groups')
          .values(added.map(({ group }) => ({ id: group.id, companies: 0, ...group.columns })))
          .execute();
      }
      await trx
        .insertInto('grouped_companies')
        .values(rows.map(({ row, group }) => ({ company_id: row.id, group_id: group.id })))
        .execute();
    });
  }
  await sql`update company_groups set companies =
    (select counted.companies from (select group_id, count(*) as companies from grouped_companies group by group_id)
      as counted where counted.group_id = company_groups.id)`.execute(db);
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db);

  function companyOf(id: number) {
    const word = () => wordOf(Math.floor(random() ** 2 * 5000));
    const name = `${word()} ${word()} ${id}`;
    const country = countryCodes[Math.floor(random() ** 3 * 100)] ?? 'be';
    const sector = sectors[Math.floor(random() * sectors.length)]?.id ?? 'hydrogen';
    const size = sizes[Math.floor(random() * sizes.length)] ?? '1-10';
    const isVerified = random() < 0.2;
    const stage = random() < 0.1 ? stages[Math.floor(random() * stages.length)] : undefined;
    const frequent = random() < 0.78 ? knownWords.frequent : word();
    const text = `${name} ${frequent} ${word()} ${random() < 0.00005 ? knownWords.rare : word()}`;
    const lexemes = [
      ...lexemesOf(text),
      ...companyFacets({ focusArea: sector, size, isVerified }),
      ...placeFacets(country),
      ...(stage ? [facet('stage', stage)] : []),
    ];
    const columns = groupColumns(country, sector, size, isVerified, stage);
    const key = JSON.stringify(columns);
    const group = groups.get(key) ?? { id: groups.size + 1, companies: 0, columns };
    groups.set(key, group);
    return {
      group,
      indexed: [...new Set([...lexemes, ...titleLexemesOf(name), ...partLexemesOf(text)])],
      row: {
        id,
        name,
        name_key: name,
        description: text,
        lexemes: lexemeColumn(lexemes, text),
        long_description: '',
        location: country,
        country,
        founded_year: 1990 + (id % 35),
        size,
        sector,
        is_verified: isVerified ? 1 : 0,
        funding_rounds: '[]',
        milestones: '[]',
        created_at: at,
        updated_at: at,
      },
    };
  }
}

function groupColumns(
  country: string,
  sector: string,
  size: keyof typeof companySizes,
  isVerified: boolean,
  stage: string | undefined,
) {
  return { country, sector, size, is_verified: isVerified ? 1 : 0, stages: stage ? `,${stage},` : '' };
}
