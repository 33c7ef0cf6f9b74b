import { NotificationOutlined, PlusOutlined } from '@ant-design/icons';
import { ageSorts } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type MailingSummary, mailingStates } from '#contract/newsletter-mailings.ts';
import { newsletterTopics } from '#contract/newsletter-topics.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { ButtonLink } from '#src/components/button-link.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatNumber } from '#src/lib/format.ts';
import { mailingCodec, useMailings } from './api.ts';
import { MailingStateBadge, whenOf } from './mailing-state.tsx';

const columns: readonly Column<MailingSummary>[] = [
  {
    name: 'Subject',
    orders: ageOrders,
    cell: ({ id, subject, topics }) => (
      <div className={styles.main}>
        <Link to={pathTo(paths.adminMailing, { id })}>{subject}</Link>
        <span className={styles.second}>{topics.map((topic) => newsletterTopics[topic].title).join(', ')}</span>
      </div>
    ),
  },
  { name: 'State', cell: (mailing) => <MailingStateBadge {...mailing} /> },
  { name: 'When', cell: (mailing) => <span className={styles.time}>{whenOf(mailing)}</span> },
  {
    name: 'Emails',
    cell: ({ figures: { queued, sent } }) =>
      queued === 0 ? '–' : `${formatNumber(sent)} of ${formatNumber(queued)} sent`,
  },
];

/** /admin/newsletter/mailings: the issues of the newsletter. */
export function MailingsPage() {
  const { filters, change, clear } = useUrlFilters(mailingCodec);
  const { sort = 'newest', ...narrowing } = filters;
  const isFiltered = mailingCodec.hasAny(narrowing);
  return (
    <div className={styles.page}>
      <AdminHead
        title="Mailings"
        filters={
          <>
            <FilterSelect
              label="State"
              all="All statuses"
              value={filters.state ?? ''}
              choices={choicesOf(mailingStates)}
              onChange={(state) => change({ state })}
            />
          </>
        }
      >
        <ButtonLink to={paths.adminMailingCreate}>
          <PlusOutlined aria-hidden="true" /> New mailing
        </ButtonLink>
      </AdminHead>
      <RecordTable
        label="Mailings"
        nouns={{ one: 'mailing', many: 'mailings' }}
        isFiltered={isFiltered}
        onClear={clear}
        result={useMailings(filters)}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        empty={{
          art: <NotificationOutlined />,
          title: 'No mailings found',
          text: isFiltered ? 'No mailing has this state.' : 'Compose the first one.',
        }}
      />
    </div>
  );
}
