import { type ReactNode, useMemo } from 'react';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { type ListingSort, type ListingSummary, listingSorts } from '#contract/listings.ts';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { AddSelected } from '#src/features/lists/index.ts';
import { useBulkSave } from '#src/features/saved-items/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { countryName, formatDate, formatShortMoney } from '#src/lib/format.ts';
import type { ListingsResult } from '../api.ts';
import { isNarrowed, type MarketFilters } from '../filters.ts';
import { noListings } from '../no-listings.tsx';
import { FeaturedBadge, TypeBadge } from './type-badge.tsx';

interface ListingTableProps {
  result: ListingsResult;
  filters: MarketFilters;
  change: UrlFilters<MarketFilters>['change'];
  onClear: () => void;
  /** Stands beside the columns. */
  tools: ReactNode;
}

const nouns = { one: 'listing', many: 'listings' };

/** The listings that match as a table, in the orders that the server has (rule market-filters). */
export function ListingTable({ result, filters, change, onClear, tools }: ListingTableProps) {
  const columns = useMemo(() => columnsFor(filters), [filters]);
  const save = useBulkSave<ListingSummary>('listing');
  const isFiltered = isNarrowed(filters);
  const order = tableSort<ListingSort>(listingSorts, filters.sort ?? 'newest', (sort) => change({ sort }));
  return (
    <RecordTable
      label="Listings"
      nouns={nouns}
      result={result}
      columns={columns}
      sort={{ ...order, isChosenElsewhere: true }}
      actions={{
        ...save,
        nameOf: ({ title }) => title,
        more: (rows) => <AddSelected kind="listing" nouns={nouns} rows={rows} />,
      }}
      isFiltered={isFiltered}
      onClear={onClear}
      scrolls
      tools={tools}
      empty={noListings(isFiltered, onClear)}
    />
  );
}

/** The columns; a listing's page links back to the list with its filters. */
function columnsFor(filters: MarketFilters): readonly Column<ListingSummary>[] {
  return [
    {
      name: 'Listing',
      cell: ({ id, title, isFeatured }) => (
        <>
          <Link to={pathTo(paths.listing, { id })} state={{ filters }}>
            {title}
          </Link>{' '}
          {isFeatured && <FeaturedBadge />} <KeptMark kind="listing" id={id} />
        </>
      ),
    },
    { name: 'Type', cell: ({ type }) => <TypeBadge type={type} /> },
    { name: 'Focus area', cell: ({ focusArea }) => focusArea },
    { name: 'Company', cell: ({ companyName }) => companyName },
    { name: 'Location', cell: ({ location }) => location },
    { name: 'Country', cell: ({ country }) => country && countryName(country) },
    { name: 'Tags', cell: ({ tags }) => tags.join(', ') },
    {
      name: 'Amount',
      cell: ({ amount }) => amount && formatShortMoney(amount.amount, amount.currency),
      orders: { descending: 'amount', first: 'descending' },
    },
    {
      name: 'Published',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
      orders: { descending: 'newest', first: 'descending' },
    },
    {
      name: 'Ends',
      cell: ({ expiresAt }) => expiresAt && <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>,
      orders: { ascending: 'ending', first: 'ascending' },
    },
  ];
}
