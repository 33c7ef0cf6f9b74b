import { type ReactNode, useMemo } from 'react';

import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ListingFilters, ListingSummary } from '#contract/listings.ts';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { AddSelected } from '#src/features/lists/index.ts';
import { useBulkSave } from '#src/features/saved-items/index.ts';
import { countryName, formatDate } from '#src/lib/format.ts';
import type { ListingsResult } from '../api.ts';
import { listingFilters } from '../filters.ts';
import { noListings } from '../no-listings.tsx';
import { FeaturedBadge, TypeBadge } from './type-badge.tsx';

interface ListingTableProps {
  result: ListingsResult;
  filters: ListingFilters;
  onClear: () => void;
  /** Stands beside the columns. */
  tools: ReactNode;
}

const nouns = { one: 'listing', many: 'listings' };

/** The listings that match as a table, newest first. */
export function ListingTable({ result, filters, onClear, tools }: ListingTableProps) {
  const columns = useMemo(() => columnsFor(filters), [filters]);
  const save = useBulkSave<ListingSummary>('listing');
  const isFiltered = listingFilters.hasAny(filters);
  return (
    <RecordTable
      label="Listings"
      nouns={nouns}
      result={result}
      columns={columns}
      order="Newest first"
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
function columnsFor(filters: ListingFilters): readonly Column<ListingSummary>[] {
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
      name: 'Published',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
  ];
}
