import type { CompanySize } from '#contract/companies.ts';
import type { companyRanges } from '#contract/companies-figures.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { countRecord, type Grouping, setOf } from '#server/platform/facets/group-store.ts';

/**
 * Companies are counted in several tables: one group for each mix of all values would be nearly as many groups as companies.
 */
export const groupedCompanies: Grouping = {
  tables: [
    {
      name: 'company_groups',
      link: 'group_id',
      columns: ['country', 'sector', 'size', 'is_verified', 'stages'],
    },
    {
      name: 'company_figure_groups',
      link: 'figure_group_id',
      columns: ['founded', 'funding', 'last_round', 'revenue', 'raising', 'closing', 'is_hiring'],
    },
    { name: 'company_round_groups', link: 'round_group_id', columns: ['round_type'], isOrdered: true },
    { name: 'company_city_groups', link: 'city_group_id', columns: ['city'] },
  ],
  total: 'companies',
  grouped: 'grouped_companies',
  record: 'company_id',
};

/** The values of a company that are counted for the filters. */
interface Counted {
  country: string | null;
  city_id: number | null;
  sector: string;
  size: CompanySize;
  is_verified: number;
  isHiring: boolean;
  stages: readonly string[];
  ranges: ReturnType<typeof companyRanges>;
}

/** Counts a company for the filters; `null` for one that is not public. The caller has locked its row. */
export function countCompany(trx: Transaction, id: number, company: Counted | null): Promise<void> {
  return countRecord(trx, groupedCompanies, id, company && valuesOf(company));
}

function valuesOf({ country, city_id: city, sector, size, is_verified, isHiring, stages, ranges }: Counted) {
  const { lastRound, roundType, ...others } = ranges;
  return {
    country: country ?? '',
    city: city === null ? '' : String(city),
    sector,
    size,
    is_verified,
    stages: setOf(stages),
    ...others,
    last_round: lastRound,
    round_type: roundType,
    is_hiring: isHiring ? 1 : 0,
  };
}
