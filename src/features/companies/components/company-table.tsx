import { SafetyCertificateFilled } from '@ant-design/icons';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { type CompanySort, type CompanySummary, companySizes, companySorts } from '#contract/companies.ts';
import type { Money } from '#contract/companies-figures.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { CompareSelected } from '#src/features/comparisons/index.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { AddSelected } from '#src/features/lists/index.ts';
import { useBulkSave } from '#src/features/saved-items/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { countryName, formatNumber, formatShortDay, formatShortMoney, formatShortMonth } from '#src/lib/format.ts';
import type { CompaniesResult } from '../api.ts';
import { type CompanyFilters, isNarrowed } from '../filters.ts';
import { noCompanies } from '../no-companies.tsx';
import styles from './company-card.module.css';

interface CompanyTableProps extends Pick<UrlFilters<CompanyFilters>, 'filters' | 'change'> {
  result: CompaniesResult;
  onClear: () => void;
  /** Stands beside the columns. */
  tools: ReactNode;
}

const nouns = { one: 'company', many: 'companies' };

/** The companies that match as a table, in the orders that the server has (rule company-directory). */
export function CompanyTable({ result, filters, change, onClear, tools }: CompanyTableProps) {
  const { pathname, search } = useLocation();
  const columns = useMemo(() => columnsFrom(`${pathname}${search}`), [pathname, search]);
  const save = useBulkSave<CompanySummary>('company');
  const isFiltered = isNarrowed(filters);
  const order = tableSort<CompanySort>(companySorts, filters.sort ?? 'alphabetical', (sort) => change({ sort }));
  return (
    <RecordTable
      label="Companies"
      nouns={nouns}
      result={result}
      columns={columns}
      sort={{ ...order, isChosenElsewhere: true }}
      actions={{
        ...save,
        nameOf: ({ name }) => name,
        more: (rows) => (
          <>
            <CompareSelected kind="company" rows={rows} />
            <AddSelected kind="company" nouns={nouns} rows={rows} />
          </>
        ),
      }}
      isFiltered={isFiltered}
      onClear={onClear}
      scrolls
      tools={tools}
      empty={noCompanies(isFiltered, onClear)}
    />
  );
}

function amountText(given: Money | null): string | null {
  return given && formatShortMoney(given.amount, given.currency);
}

/** The columns; `from` is the address that a company's page links back to. */
function columnsFrom(from: string): readonly Column<CompanySummary>[] {
  return [
    {
      name: 'Company',
      cell: ({ id, name, isVerified }) => (
        <>
          <Link to={pathTo(paths.company, { id })} state={{ from }}>
            {name}
          </Link>{' '}
          {isVerified && <SafetyCertificateFilled aria-label="Verified" className={styles.verified} />}{' '}
          <KeptMark kind="company" id={id} />
        </>
      ),
    },
    { name: 'Focus area', cell: ({ focusArea }) => focusArea.title },
    { name: 'Location', cell: ({ location }) => location },
    { name: 'Country', cell: ({ country }) => country && countryName(country) },
    {
      name: 'Founded',
      cell: ({ foundedYear }) => foundedYear,
      orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
    },
    { name: 'Size', cell: ({ size }) => companySizes[size] },
    {
      name: 'Funding',
      cell: ({ funding }) => amountText(funding),
      orders: { descending: 'funding', first: 'descending' },
    },
    {
      name: 'Last round',
      cell: ({ lastRound }) => lastRound && `${lastRound.type}, ${formatShortMonth(lastRound.date)}`,
      orders: { descending: 'last-round', first: 'descending' },
    },
    {
      name: 'Seeks now',
      cell: ({ raising }) => amountText(raising),
      orders: { descending: 'raising', first: 'descending' },
    },
    {
      name: 'Closes on',
      cell: ({ closesOn }) => closesOn && formatShortDay(closesOn),
      orders: { ascending: 'closing', first: 'ascending' },
    },
    {
      name: 'Open jobs',
      cell: ({ openJobs }) => openJobs > 0 && formatNumber(openJobs),
      orders: { descending: 'jobs', first: 'descending' },
    },
    {
      name: 'Revenue',
      cell: ({ revenueAmount }) => amountText(revenueAmount),
      orders: { descending: 'revenue', first: 'descending' },
    },
    {
      name: 'Team',
      cell: ({ employeeCount }) => employeeCount !== null && formatNumber(employeeCount),
      orders: { descending: 'team', first: 'descending' },
    },
    { name: 'Description', cell: ({ description }) => description },
  ];
}
