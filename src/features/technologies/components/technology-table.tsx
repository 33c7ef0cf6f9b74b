import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { paths, pathTo } from '#contract/kit/paths.ts';
import {
  highestReadiness,
  readinessPhase,
  type TechnologySort,
  type TechnologySummary,
  technologyPath,
  technologySorts,
} from '#contract/technologies.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { CompareSelected } from '#src/features/comparisons/index.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { AddSelected } from '#src/features/lists/index.ts';
import { useBulkSave } from '#src/features/saved-items/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { countryName, formatNumber } from '#src/lib/format.ts';
import type { TechnologiesResult } from '../api.ts';
import { isNarrowed, type TechnologyFilters } from '../filters.ts';
import { noTechnologies } from '../no-technologies.tsx';
import { statusTone } from '../status-tone.ts';

interface TechnologyTableProps extends Pick<UrlFilters<TechnologyFilters>, 'filters' | 'change'> {
  result: TechnologiesResult;
  onClear: () => void;
  /** Stands beside the columns. */
  tools: ReactNode;
}

const nouns = { one: 'technology', many: 'technologies' };

/** The technologies that match as a table, in the orders that the server has (rule technology-directory). */
export function TechnologyTable({ result, filters, change, onClear, tools }: TechnologyTableProps) {
  const { pathname, search } = useLocation();
  const columns = useMemo(() => columnsFrom(`${pathname}${search}`), [pathname, search]);
  const save = useBulkSave<TechnologySummary>('technology');
  const isFiltered = isNarrowed(filters);
  const order = tableSort<TechnologySort>(technologySorts, filters.sort ?? 'newest', (sort) => change({ sort }));
  return (
    <RecordTable
      label="Technologies"
      nouns={nouns}
      result={result}
      columns={columns}
      sort={{ ...order, isChosenElsewhere: true }}
      actions={{
        ...save,
        nameOf: ({ name, companyName }) => (companyName === null ? name : `${name}, ${companyName}`),
        more: (rows) => (
          <>
            <CompareSelected kind="technology" rows={rows} />
            <AddSelected kind="technology" nouns={nouns} rows={rows} />
          </>
        ),
      }}
      isFiltered={isFiltered}
      onClear={onClear}
      scrolls
      tools={tools}
      empty={noTechnologies(isFiltered, onClear)}
    />
  );
}

/** The columns; `from` is the address that a technology's page links back to. */
function columnsFrom(from: string): readonly Column<TechnologySummary>[] {
  return [
    {
      name: 'Technology',
      cell: ({ id, name }) => (
        <>
          <Link to={technologyPath(id)} state={{ from }}>
            {name}
          </Link>{' '}
          <KeptMark kind="technology" id={id} />
        </>
      ),
    },
    {
      name: 'Company',
      cell: ({ companyId, companyName }) =>
        companyId !== null && <Link to={pathTo(paths.company, { id: companyId })}>{companyName}</Link>,
    },
    { name: 'Focus area', cell: ({ focusArea }) => focusArea.title },
    { name: 'Status', cell: ({ status, statusName }) => <Badge tone={statusTone(status)}>{statusName}</Badge> },
    {
      name: 'Readiness',
      cell: ({ readinessLevel }) => `TRL ${readinessLevel} of ${highestReadiness}, ${readinessPhase(readinessLevel)}`,
      orders: { ascending: 'least-ready', descending: 'most-ready', first: 'descending' },
    },
    { name: 'Country', cell: ({ country }) => country && countryName(country) },
    {
      name: 'Patents',
      cell: ({ patentCount }) => formatNumber(patentCount),
      orders: { descending: 'most-patents', first: 'descending' },
    },
    { name: 'For sale', cell: ({ isListedForSale }) => (isListedForSale ? 'Yes' : 'No') },
    { name: 'Tags', cell: ({ tags }) => tags.join(', ') },
  ];
}
