import { MailOutlined } from '@ant-design/icons';
import {
  discardFailedMail,
  exportFailedMails,
  type FailedMail,
  listFailedMails,
  retryFailedMail,
} from '#contract/failed-mails.ts';
import { ageSorts } from '#contract/kit/paging.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { ExportButton } from '#src/components/export-button.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { RowMenu } from '#src/components/row-menu.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { call } from '#src/lib/api-client.ts';
import { formatAge } from '#src/lib/format.ts';
import { mailCodec, useFailedMails } from './api.ts';
import { bulkActions } from './bulk-actions.ts';

/** /admin/mails: emails that could not be sent, with the reason. */
export function FailedMailsPage() {
  const { filters, change, clear } = useUrlFilters(mailCodec);
  const { sort = 'newest' } = filters;
  const result = useFailedMails(filters);
  const retry = useAdminAction(listFailedMails.path, 'The email is being sent again', (id: number) =>
    call(retryFailedMail, { params: { id: String(id) } }),
  );
  const discard = useAdminAction(listFailedMails.path, 'The email was discarded', (id: number) =>
    call(discardFailedMail, { params: { id: String(id) } }),
  );
  const columns: readonly Column<FailedMail>[] = [
    {
      name: 'Mail',
      cell: ({ subject, recipient }) => (
        <>
          {subject}
          <span className={styles.second}>to {recipient}</span>
        </>
      ),
    },
    {
      name: 'Last failure',
      cell: ({ lastError, attempts }) => (
        <>
          {lastError ?? 'Unknown'}
          <span className={styles.second}>{attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}</span>
        </>
      ),
    },
    {
      name: 'Written',
      orders: ageOrders,
      cell: ({ createdAt }) => <span className={styles.time}>{formatAge(createdAt)}</span>,
    },
    {
      name: 'Actions',
      cell: ({ id, subject, recipient }) => (
        <RowMenu
          name={`the email to ${recipient}`}
          actions={[
            { label: 'Try again', isDisabled: retry.isPending, onSelect: () => retry.mutate(id) },
            {
              label: 'Discard',
              isDanger: true,
              isDisabled: discard.isPending,
              question: {
                title: 'Discard this email?',
                text: `"${subject}" is not sent to ${recipient}, now or later. This cannot be undone.`,
                submit: 'Discard mail',
                keep: 'Keep mail',
              },
              onSelect: () => discard.mutate(id),
            },
          ]}
        />
      ),
    },
  ];
  return (
    <div className={styles.page}>
      <AdminHead title="Failed mails">
        <ExportButton endpoint={exportFailedMails} filters={{}} />
      </AdminHead>
      <RecordTable
        label="Failed mails"
        nouns={{ one: 'failed mail', many: 'failed mails' }}
        isFiltered={false}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        actions={{
          path: listFailedMails.path,
          nameOf: ({ subject, recipient }) => `${subject}, to ${recipient}`,
          actions: bulkActions,
        }}
        empty={{
          art: <MailOutlined />,
          title: 'No failed emails',
          text: 'Emails that could not be sent for a day and a half appear here.',
        }}
      />
    </div>
  );
}
