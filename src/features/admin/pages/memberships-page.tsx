import { CreditCardOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';

import {
  decideMembershipRequest,
  exportMembershipRequests,
  listMembershipRequests,
  type MembershipRequest,
  type RequestForDecision,
} from '#contract/memberships.ts';
import { Badge } from '#src/components/badge.tsx';
import { type Column, DataTable } from '#src/components/data-table.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { call } from '#src/lib/api-client.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate, formatDollars } from '#src/lib/format.ts';
import { useAdminAction, useMembershipRequests } from '../api.ts';
import styles from '../components/admin-page.module.css';

const statusNames: Record<MembershipRequest['status'], string> = {
  pending: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
const statuses = choicesOf(statusNames);

/** Those that wait are what an admin comes for. */
function statusOf(given: string | null): MembershipRequest['status'] | undefined {
  return given === 'all' ? undefined : (statuses.find(({ value }) => value === given)?.value ?? 'pending');
}

/** /admin/memberships: who asks for the Professional plan by invoice. */
export function MembershipsPage() {
  const [search, setSearch] = useSearchParams();
  const status = statusOf(search.get('status'));
  const result = useMembershipRequests(status);
  const decide = useAdminAction(
    listMembershipRequests.path,
    'Decided, and the member is told',
    ({ id, decision }: { id: number; decision: 'approve' | 'decline' }) =>
      call(decideMembershipRequest, { params: { id: String(id) }, body: { decision } }),
  );
  const columns: readonly Column<RequestForDecision>[] = [
    {
      name: 'Member',
      cell: ({ username, email }) => (
        <>
          {username}
          <span className={styles.second}>{email}</span>
        </>
      ),
    },
    {
      name: 'Billing',
      cell: ({ billing, amountCents }) =>
        `${billing === 'annual' ? 'Annually' : 'Monthly'}, ${formatDollars(amountCents / 100)}`,
    },
    { name: 'Asked', cell: ({ createdAt }) => <span className={styles.time}>{formatDate(createdAt)}</span> },
    {
      name: 'Decision',
      cell: ({ id, status }) =>
        status === 'pending' ? (
          <span className={styles.actions}>
            <Button
              size="small"
              type="primary"
              disabled={decide.isPending}
              onClick={() => decide.mutate({ id, decision: 'approve' })}
            >
              Approve
            </Button>
            <Button size="small" disabled={decide.isPending} onClick={() => decide.mutate({ id, decision: 'decline' })}>
              Decline
            </Button>
          </span>
        ) : (
          <Badge tone={status === 'approved' ? 'primary' : 'plain'}>{statusNames[status]}</Badge>
        ),
    },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.title}>Membership requests</h2>
        <div className={styles.actions}>
          <FilterSelect
            label="Status"
            all="All requests"
            value={status ?? ''}
            choices={statuses}
            onChange={(value) => setSearch({ status: value || 'all' })}
          />
          <ExportButton endpoint={exportMembershipRequests} filters={{ ...(status && { status }) }} />
        </div>
      </div>
      <PagedResults
        result={result}
        noun="membership requests"
        skeleton={<RowsSkeleton />}
        empty={
          status === 'pending' ? (
            <MessagePanel
              art={<CreditCardOutlined />}
              title="No requests wait"
              text="Requests for the Professional plan by invoice will be here."
            />
          ) : (
            <MessagePanel art={<CreditCardOutlined />} title="No requests" text="None is in this state." />
          )
        }
      >
        {(requests) => (
          <DataTable label="Membership requests" columns={columns} rows={requests} keyOf={({ id }) => id} />
        )}
      </PagedResults>
    </div>
  );
}
