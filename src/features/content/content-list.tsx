import { FileTextOutlined, PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ContentRow, type ContentState, contentSorts } from '#contract/content.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import page from '#src/components/admin-page.module.css';
import { Button } from '#src/components/button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Link } from '#src/components/link.tsx';
import type { PagedQuery } from '#src/components/paged-results.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { formatAge, formatDate } from '#src/lib/format.ts';
import { bulkActionsOf } from './bulk-actions.ts';
import styles from './content-list.module.css';
import { type ContentFilters, contentFilters, standingChoices } from './filters.ts';
import { RowActions } from './row-actions.tsx';
import { StandingBadge } from './standing-badge.tsx';

interface ContentListProps {
  title: string;
  nouns: { one: string; many: string };
  /** Path of this page; the editors' are below it. */
  path: string;
  /** The path of the call whose answers an action changes. */
  queryPath: string;
  result: PagedQuery<ContentRow>;
  url: UrlFilters<ContentFilters>;
  topic: { label: string; all: string; choices: readonly { value: string; label: string }[] };
  setState: (row: ContentRow, state: ContentState) => Promise<unknown>;
  remove: (row: ContentRow) => Promise<unknown>;
  /** Saves the table as a file. */
  exporter: ReactNode;
}

/** Articles of either kind in any state: found, opened, published and deleted. */
export function ContentList(props: ContentListProps) {
  const { title, nouns, path, queryPath, result, url, topic, setState, remove, exporter } = props;
  const { filters, change, clear } = url;
  const navigate = useNavigate();
  const step = useAdminAction(queryPath, 'Done', ({ row, state }: { row: ContentRow; state: ContentState }) =>
    setState(row, state),
  );
  const removal = useAdminAction(queryPath, `The ${nouns.one} is deleted`, remove);
  const columns: readonly Column<ContentRow>[] = [
    {
      name: 'Title',
      orders: { ascending: 'title', descending: 'title-desc', first: 'ascending' },
      cell: (row) => (
        <span className={styles.title}>
          <Link to={`${path}/${row.id}`}>{row.title}</Link>
          <span className={page.second}>{row.topic}</span>
        </span>
      ),
    },
    { name: 'State', cell: ({ standing }) => <StandingBadge standing={standing} /> },
    {
      name: 'Publication',
      cell: ({ publishedAt }) => <span className={page.time}>{publishedAt ? formatDate(publishedAt) : '–'}</span>,
    },
    {
      name: 'Changed',
      orders: { ascending: 'unchanged', descending: 'changed', first: 'descending' },
      cell: ({ updatedAt }) => <span className={page.time}>{formatAge(updatedAt)}</span>,
    },
    {
      name: 'Actions',
      cell: (row) => (
        <RowActions
          row={row}
          isBusy={step.isPending || removal.isPending}
          onStep={(state) => step.mutate({ row, state })}
          onDelete={() => removal.mutate(row)}
        />
      ),
    },
  ];
  const { sort = 'changed', ...narrowing } = filters;
  const isFiltered = contentFilters.hasAny(narrowing);
  return (
    <div className={page.page}>
      <AdminHead
        title={title}
        filters={
          <search aria-label={title} className={page.filters}>
            <div className={page.search}>
              <SearchInput
                label={`Search ${nouns.many}`}
                placeholder="Title, summary or tag"
                value={filters.search ?? ''}
                maxLength={100}
                onSearch={(search) => change({ search })}
              />
            </div>
            <FilterSelect
              label="State"
              all="All statuses"
              value={filters.state ?? ''}
              choices={standingChoices}
              onChange={(state) => change({ state })}
            />
            <FilterSelect {...topic} value={filters.topic ?? ''} onChange={(next) => change({ topic: next })} />
          </search>
        }
      >
        {exporter}
        <Button kind="primary" icon={<PlusOutlined />} onClick={() => void navigate(`${path}/new`)}>
          Write {/^[aeiou]/.test(nouns.one) ? 'an' : 'a'} {nouns.one}
        </Button>
      </AdminHead>
      <RecordTable
        label={title}
        nouns={nouns}
        isFiltered={isFiltered}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(contentSorts, sort, (next) => change({ sort: next }))}
        actions={{
          path: queryPath,
          nameOf: ({ title: name }) => name,
          actions: bulkActionsOf(setState, remove),
        }}
        empty={{
          art: <FileTextOutlined />,
          title: isFiltered ? `No ${nouns.many} match` : `No ${nouns.many} yet`,
          text: isFiltered ? 'Try other words, or clear the filters.' : 'Articles you write appear here.',
        }}
      />
    </div>
  );
}
