import { PlusOutlined, WifiOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { z } from 'zod';
import {
  type AdminFeedSource,
  deleteFeedSource,
  exportFeedSources,
  type FeedState,
  feedStateNames,
  feedStates,
  listFeedSources,
  refreshFeedSource,
} from '#contract/feeds.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { RowMenu } from '#src/components/row-menu.tsx';
import { SearchFilters } from '#src/components/search-filters.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { call } from '#src/lib/api-client.ts';
import { formatAge } from '#src/lib/format.ts';
import { filterCodec, filterText } from '#src/lib/url-filters.ts';
import { useFeedSources } from './api.ts';
import { FeedForm } from './feed-form.tsx';

const tones: Record<FeedState, BadgeTone> = {
  current: 'primary',
  failing: 'danger',
  waiting: 'info',
  paused: 'plain',
  sample: 'plain',
};
const states = feedStates.map((value) => ({ value, label: feedStateNames[value] }));
const codec = filterCodec({ search: filterText(100), state: z.enum(feedStates) });

/** /admin/feeds: the news sources of the technology pages, and the results of reading them. */
export function FeedsPage() {
  const { filters, change, clear } = useUrlFilters(codec);
  const isFiltered = codec.hasAny(filters);
  const result = useFeedSources(filters);
  const [editing, setEditing] = useState<AdminFeedSource | 'new'>();
  const refresh = useAdminAction(listFeedSources.path, 'The source will be read at once', (id: number) =>
    call(refreshFeedSource, { params: { id: String(id) } }),
  );
  const remove = useAdminAction(listFeedSources.path, 'The source is removed', (id: number) =>
    call(deleteFeedSource, { params: { id: String(id) } }),
  );
  const columns: readonly Column<AdminFeedSource>[] = [
    {
      name: 'Source',
      cell: ({ name, type, feedUrl }) => (
        <>
          {name}
          <span className={styles.second}>
            {type}
            {feedUrl && `, ${feedUrl}`}
          </span>
        </>
      ),
    },
    {
      name: 'State',
      cell: ({ state, lastError }) => (
        <>
          <Badge tone={tones[state]}>{feedStateNames[state]}</Badge>
          {lastError && <span className={styles.second}>{lastError}</span>}
        </>
      ),
    },
    { name: 'Last tried', cell: ({ lastTriedAt }) => (lastTriedAt ? formatAge(lastTriedAt) : 'Never') },
    {
      name: 'Actions',
      cell: (source) => (
        <RowMenu
          name={source.name}
          actions={[
            { label: 'Change', onSelect: () => setEditing(source) },
            source.isActive && {
              label: 'Read now',
              isDisabled: refresh.isPending,
              onSelect: () => refresh.mutate(source.id),
            },
            {
              label: 'Remove',
              isDanger: true,
              isDisabled: remove.isPending,
              question: {
                title: `Remove ${source.name}?`,
                text: 'Its items are also removed from the technology pages. This cannot be undone.',
                submit: 'Remove source',
              },
              onSelect: () => remove.mutate(source.id),
            },
          ]}
        />
      ),
    },
  ];
  return (
    <div className={styles.page}>
      <AdminHead
        title="Feed sources"
        filters={
          <SearchFilters
            label="Search feed sources"
            placeholder="Name or address"
            value={filters.search}
            onSearch={(search) => change({ search })}
          >
            <FilterSelect
              label="State"
              all="All statuses"
              value={filters.state ?? ''}
              choices={states}
              onChange={(state) => change({ state })}
            />
          </SearchFilters>
        }
      >
        <ExportButton endpoint={exportFeedSources} filters={filters} />
        <Button kind="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
          Add a source
        </Button>
      </AdminHead>
      <RecordTable
        label="Feed sources"
        nouns={{ one: 'feed source', many: 'feed sources' }}
        isFiltered={isFiltered}
        onClear={clear}
        result={result}
        columns={columns}
        empty={{
          art: <WifiOutlined />,
          title: 'No feed sources found',
          text: isFiltered ? 'No source matches these filters.' : 'Add the first one.',
        }}
      />
      {editing && (
        <FeedForm
          key={editing === 'new' ? 'new' : editing.id}
          source={editing === 'new' ? null : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}
