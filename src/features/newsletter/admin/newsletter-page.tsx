import { NotificationOutlined } from '@ant-design/icons';
import { exportSubscribers, type Subscriber, subscriberSorts, subscriptionStatuses } from '#contract/newsletter.ts';
import { newsletterTopics } from '#contract/newsletter-topics.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate } from '#src/lib/format.ts';
import { subscriberCodec, useSubscribers } from './api.ts';

const statuses = choicesOf(subscriptionStatuses);

const columns: readonly Column<Subscriber>[] = [
  {
    name: 'Email',
    orders: { ascending: 'email', descending: 'email-desc', first: 'ascending' },
    cell: ({ email }) => email,
  },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'confirmed' ? 'primary' : status === 'bounced' ? 'warning' : 'plain'}>
        {subscriptionStatuses[status]}
      </Badge>
    ),
  },
  {
    name: 'Topics',
    cell: ({ topics }) => topics.map((topic) => newsletterTopics[topic].title).join(', '),
  },
  {
    name: 'Since',
    orders: ageOrders,
    cell: ({ createdAt }) => <span className={styles.time}>{formatDate(createdAt)}</span>,
  },
];

/** /admin/newsletter: the subscribers, and their export. */
export function NewsletterPage() {
  const { filters, change, clear } = useUrlFilters(subscriberCodec);
  const { sort = 'newest', ...narrowing } = filters;
  const result = useSubscribers(filters);
  return (
    <div className={styles.page}>
      <AdminHead
        title="Subscribers"
        filters={
          <>
            <FilterSelect
              label="Status"
              all="All subscribers"
              value={filters.status ?? ''}
              choices={statuses}
              onChange={(status) => change({ status })}
            />
          </>
        }
      >
        <ExportButton endpoint={exportSubscribers} filters={narrowing} />
      </AdminHead>
      <RecordTable
        label="Subscribers"
        nouns={{ one: 'subscriber', many: 'subscribers' }}
        isFiltered={subscriberCodec.hasAny(narrowing)}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(subscriberSorts, sort, (next) => change({ sort: next }))}
        empty={{ art: <NotificationOutlined />, title: 'No subscribers', text: 'No subscribers have this status.' }}
      />
    </div>
  );
}
