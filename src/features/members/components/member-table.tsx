import { type ReactNode, useMemo } from 'react';

import { paths, pathTo } from '#contract/kit/paths.ts';
import { defaultMemberSort, type MemberSort, type MemberSummary, memberSorts } from '#contract/members.ts';
import type { TicketSize } from '#contract/members-facets.ts';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { AddSelected } from '#src/features/lists/index.ts';
import { useBulkSave } from '#src/features/saved-items/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { countryName, formatDate, formatNumber, formatShortMoney } from '#src/lib/format.ts';
import type { useMembers } from '../api.ts';
import { isNarrowed, type MemberFilters } from '../filters.ts';
import { noMembers } from '../no-members.tsx';

interface MemberTableProps extends Pick<UrlFilters<MemberFilters>, 'filters' | 'change'> {
  result: ReturnType<typeof useMembers>;
  onClear: () => void;
  /** Stands beside the columns. */
  tools: ReactNode;
}

const nouns = { one: 'member', many: 'members' };

/** The members who match as a table, in the orders that the server has (rule member-directory). */
export function MemberTable({ result, filters, change, onClear, tools }: MemberTableProps) {
  const columns = useMemo(() => columnsFor(filters), [filters]);
  const save = useBulkSave<MemberSummary>('member');
  const isFiltered = isNarrowed(filters);
  const order = tableSort<MemberSort>(memberSorts, filters.sort ?? defaultMemberSort(filters), (sort) =>
    change({ sort }),
  );
  return (
    <RecordTable
      label="Members"
      nouns={nouns}
      result={result}
      columns={columns}
      {...(filters.reach
        ? { order: 'Most connections in common first' }
        : { sort: { ...order, isChosenElsewhere: true } })}
      actions={{
        ...save,
        nameOf: ({ name, organization }) => [name, organization].filter(Boolean).join(', '),
        more: (rows) => <AddSelected kind="member" nouns={nouns} rows={rows} />,
      }}
      isFiltered={isFiltered}
      onClear={onClear}
      scrolls
      tools={tools}
      empty={noMembers(filters, onClear)}
    />
  );
}

/** `€100K to €500K`, `€2M and less`, `€10M and more`. */
function ticketText({ min, max, currency }: TicketSize): string {
  const text = (amount: number) => formatShortMoney(amount, currency);
  if (min === null) return max === null ? '' : `${text(max)} and less`;
  if (max === null) return `${text(min)} and more`;
  return min === max ? text(min) : `${text(min)} to ${text(max)}`;
}

/** The columns; a member's page links back to the directory with its filters. */
function columnsFor(filters: MemberFilters): readonly Column<MemberSummary>[] {
  return [
    {
      name: 'Member',
      cell: ({ id, name }) => (
        <>
          <Link to={pathTo(paths.member, { id })} state={{ filters }}>
            {name}
          </Link>{' '}
          <KeptMark kind="member" id={id} />
        </>
      ),
    },
    { name: 'Position', cell: ({ title }) => title },
    { name: 'Organization', cell: ({ organization }) => organization },
    { name: 'Focus areas', cell: ({ focusAreas }) => focusAreas.join(', ') },
    { name: 'Location', cell: ({ location }) => location },
    { name: 'Country', cell: ({ country }) => country && countryName(country) },
    {
      name: 'Connections',
      cell: ({ connectionCount }) => formatNumber(connectionCount),
      orders: { descending: 'connections', first: 'descending' },
    },
    {
      name: 'Ticket',
      cell: ({ ticket }) => ticket && ticketText(ticket),
      orders: { descending: 'ticket', first: 'descending' },
    },
    {
      name: 'Member since',
      cell: ({ memberSince }) => <time dateTime={memberSince}>{formatDate(memberSince)}</time>,
      orders: { descending: 'newest', first: 'descending' },
    },
  ];
}
