import { AuditOutlined } from '@ant-design/icons';
import { type AuditEntry, auditActions, exportAuditEntries } from '#contract/audit.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate, formatTime } from '#src/lib/format.ts';
import { auditCodec, useAuditEntries } from './api.ts';

const actions = choicesOf(auditActions);

const columns: readonly Column<AuditEntry>[] = [
  {
    name: 'When',
    orders: ageOrders,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.time}>
        {formatDate(createdAt)}
        <span className={styles.second}>{formatTime(createdAt)}</span>
      </time>
    ),
  },
  { name: 'Who', cell: ({ actor }) => actor?.name ?? 'A former admin' },
  { name: 'What', cell: ({ action }) => auditActions[action] },
  {
    name: 'To what',
    cell: ({ target, targetKind, targetId }) => (
      <>
        {target}
        <span className={styles.second}>
          {targetKind}
          {targetId !== null && ` ${targetId}`}
        </span>
      </>
    ),
  },
  { name: 'Note', cell: ({ note }) => note ?? '' },
];

/** /admin/audit: the actions of admins. No entry can be deleted. */
export function AuditPage() {
  const { filters, change, clear } = useUrlFilters(auditCodec);
  const { sort = 'newest', ...narrowing } = filters;
  const result = useAuditEntries(filters);
  return (
    <div className={styles.page}>
      <AdminHead
        title="Audit log"
        filters={
          <>
            <FilterSelect
              label="Action"
              all="All actions"
              value={filters.action ?? ''}
              choices={actions}
              onChange={(action) => change({ action })}
            />
          </>
        }
      >
        <ExportButton endpoint={exportAuditEntries} filters={narrowing} />
      </AdminHead>
      <RecordTable
        label="Audit log"
        nouns={{ one: 'entry', many: 'entries' }}
        isFiltered={auditCodec.hasAny(narrowing)}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        empty={{ art: <AuditOutlined />, title: 'Nothing yet', text: 'Actions by admins appear here.' }}
      />
    </div>
  );
}
