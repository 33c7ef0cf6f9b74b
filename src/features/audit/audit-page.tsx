import { AuditOutlined } from '@ant-design/icons';
import { useSearchParams } from 'react-router-dom';

import { type AuditEntry, auditActions, exportAuditEntries } from '#contract/audit.ts';
import styles from '#src/components/admin-page.module.css';
import type { Column } from '#src/components/data-table.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate, formatTime } from '#src/lib/format.ts';
import { useAuditEntries } from './api.ts';

const actions = choicesOf(auditActions);

const columns: readonly Column<AuditEntry>[] = [
  {
    name: 'When',
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

/** /admin/audit: what admins did. Nothing can be taken out of it. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const action = actions.find(({ value }) => value === search.get('action'))?.value;
  const result = useAuditEntries(action);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.title}>Audit log</h2>
        <div className={styles.actions}>
          <FilterSelect
            label="Action"
            all="All actions"
            value={action ?? ''}
            choices={actions}
            onChange={(value) => setSearch(value ? { action: value } : {})}
          />
          <ExportButton endpoint={exportAuditEntries} filters={{ ...(action && { action }) }} />
        </div>
      </div>
      <RecordTable
        label="Audit log"
        noun="entries"
        result={result}
        columns={columns}
        empty={{ art: <AuditOutlined />, title: 'Nothing yet', text: 'Actions by admins appear here.' }}
      />
    </div>
  );
}
