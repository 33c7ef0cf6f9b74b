import { NotificationOutlined } from '@ant-design/icons';
import { useSearchParams } from 'react-router-dom';

import { exportSubscribers, type Subscriber, subscriptionStatuses } from '#contract/newsletter.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import type { Column } from '#src/components/data-table.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate } from '#src/lib/format.ts';
import { useSubscribers } from './api.ts';

const statuses = choicesOf(subscriptionStatuses);

const columns: readonly Column<Subscriber>[] = [
  { name: 'Email', cell: ({ email }) => email },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'confirmed' ? 'primary' : 'plain'}>{subscriptionStatuses[status]}</Badge>
    ),
  },
  { name: 'Since', cell: ({ createdAt }) => <span className={styles.time}>{formatDate(createdAt)}</span> },
];

/** /admin/newsletter: who gets it, and the table as a file. */
export function NewsletterPage() {
  const [search, setSearch] = useSearchParams();
  const status = statuses.find(({ value }) => value === search.get('status'))?.value;
  const result = useSubscribers(status);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.title}>Newsletter</h2>
        <div className={styles.actions}>
          <FilterSelect
            label="Status"
            all="All subscribers"
            value={status ?? ''}
            choices={statuses}
            onChange={(value) => setSearch(value ? { status: value } : {})}
          />
          <ExportButton endpoint={exportSubscribers} filters={{ ...(status && { status }) }} />
        </div>
      </div>
      <RecordTable
        label="Subscribers"
        noun="subscribers"
        result={result}
        columns={columns}
        empty={{ art: <NotificationOutlined />, title: 'No subscribers', text: 'No subscribers have this status.' }}
      />
    </div>
  );
}
