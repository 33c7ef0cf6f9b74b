import { companyFacets } from '#contract/companies-facets.ts';
import { type CompanyFigures, companyFigureFacets, companyRanges, roundTypeOf } from '#contract/companies-figures.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import { facet } from '#contract/kit/facets.ts';
import { lexemesOf, partLexemesOf, titleLexemesOf } from '#contract/kit/search-words.ts';
import { companySizes } from '#contract/listings.ts';
import { fundingStages } from '#contract/match-profiles.ts';
import { placeFacets } from '#contract/places.ts';
import { countryCodes } from '#contract/places-countries.ts';
import { figureColumns, type StoredFigures } from '#server/features/companies/figures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { gazetteer } from '#server/platform/places/gazetteer.ts';
import { lexemeColumn } from '#server/platform/search/search-index-store.ts';
import { fillInBulk } from './bulk.ts';
import { generator, knownWords, wordOf } from './sample-market.ts';

const at = '2026-01-01T00:00:00.000Z';
const sizes = Object.keys(companySizes) as (keyof typeof companySizes)[];
const stages = Object.keys(fundingStages);
const rounds = Object.values(fundingStages);
const citiesByCountry = Map.groupBy(gazetteer().cities, ({ country }) => country);
const citiesOf = (country: string) => citiesByCountry.get(country) ?? [];

/**
 * Fills an empty, migrated database with `count` companies: in 100 countries, few of them with many companies, every tenth
 * raising a round, every fifth verified.
 */
export async function fillCompanies(database: Database, count: number): Promise<void> {
  const random = generator(11);
  const groups = groupsOf<ReturnType<typeof groupColumns>>();
  const figureGroups = groupsOf<ReturnType<typeof rangeColumns>>();
  const roundGroups = groupsOf<{ round_type: string }>();
  const cityGroups = groupsOf<{ city: string }>();
  await fillInBulk(database, async (bulk) => {
    for (let id = 1; id <= count; id += 1) {
      const { row, indexed, group, figureGroup, roundGroup, cityGroup } = companyOf(id);
      await bulk.add('companies', row);
      await bulk.index('company_search', id, indexed);
      await bulk.add('grouped_companies', {
        company_id: id,
        group_id: group.id,
        figure_group_id: figureGroup.id,
        round_group_id: roundGroup.id,
        city_group_id: cityGroup.id,
      });
    }
    for (const [table, all] of [
      ['company_groups', groups.all()],
      ['company_figure_groups', figureGroups.all()],
      ['company_round_groups', roundGroups.all()],
      ['company_city_groups', cityGroups.all()],
    ] as const) {
      for (const { columns, ...group } of all) await bulk.add(table, { ...group, ...columns });
    }
  });

  function companyOf(id: number) {
    const word = () => wordOf(Math.floor(random() ** 2 * 5000));
    const name = `${word()} ${word()} ${id}`;
    const country = countryCodes[Math.floor(random() ** 3 * 100)] ?? 'be';
    const cities = citiesOf(country);
    const city = cities[Math.floor(random() ** 2 * cities.length)]?.id ?? null;
    const sector = sectors[Math.floor(random() * sectors.length)]?.id ?? 'hydrogen';
    const size = sizes[Math.floor(random() * sizes.length)] ?? '1-10';
    const isVerified = random() < 0.2;
    const isHiring = random() < 0.05;
    const stage = random() < 0.1 ? stages[Math.floor(random() * stages.length)] : undefined;
    const frequent = random() < 0.78 ? knownWords.frequent : word();
    const text = `${name} ${frequent} ${word()} ${random() < 0.00005 ? knownWords.rare : word()}`;
    const lexemes = [
      ...lexemesOf(text),
      ...companyFacets({ focusArea: sector, size, isVerified, isHiring }),
      ...placeFacets(country, city),
      ...(stage ? [facet('stage', stage)] : []),
    ];
    const figures = figuresFor(random);
    const foundedYear = 1990 + (id % 35);
    const employees = random() < 0.5 ? Math.floor(random() ** 4 * 5000) : null;
    lexemes.push(...companyFigureFacets({ foundedYear, ...figures }));
    return {
      group: groups.add(groupColumns(country, sector, size, isVerified, stage)),
      figureGroup: figureGroups.add(rangeColumns({ foundedYear, ...figures }, isHiring)),
      roundGroup: roundGroups.add({ round_type: figures.lastRound ? roundTypeOf(figures.lastRound.type) : '' }),
      cityGroup: cityGroups.add({ city: city === null ? '' : String(city) }),
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
        city_id: city,
        founded_year: foundedYear,
        employee_count: employees,
        ...figureColumns(figures, employees),
        size,
        sector,
        is_verified: isVerified ? 1 : 0,
        is_hiring: isHiring ? 1 : 0,
        open_jobs: isHiring ? 1 + (id % 9) : 0,
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

/** Every third company states its funding, half of those a revenue; the others neither. */
function figuresFor(random: () => number): StoredFigures {
  const money = () => ({ amount: Math.round(10 ** (4 + random() * 5)), currency: 'EUR' });
  const isStated = random() < 0.33;
  const day = `20${10 + Math.floor(random() * 17)}-0${1 + Math.floor(random() * 9)}-15`;
  const isRaising = random() < 0.1;
  return {
    funding: isStated ? money() : null,
    lastRound: isStated ? { type: rounds[Math.floor(random() * rounds.length)] ?? 'Seed', date: day } : null,
    revenue: isStated && random() < 0.5 ? money() : null,
    raising: isRaising ? money() : null,
    closesOn: isRaising ? `2027-0${1 + Math.floor(random() * 9)}-28` : null,
  };
}

function rangeColumns(figures: CompanyFigures, isHiring: boolean) {
  const { lastRound, roundType: _roundType, ...ranges } = companyRanges(figures);
  return { ...ranges, last_round: lastRound, is_hiring: isHiring ? 1 : 0 };
}

interface Group<Columns> {
  id: number;
  companies: number;
  columns: Columns;
}

/** Groups of companies with the same values, numbered from one on. */
function groupsOf<Columns>() {
  const groups = new Map<string, Group<Columns>>();
  return {
    add(columns: Columns): Group<Columns> {
      const key = JSON.stringify(columns);
      const group = groups.get(key) ?? { id: groups.size + 1, companies: 0, columns };
      group.companies++;
      groups.set(key, group);
      return group;
    },
    all: () => [...groups.values()],
  };
}
