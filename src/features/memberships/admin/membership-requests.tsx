import { CreditCardOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { ageSorts } from '#contract/kit/paging.ts';
import {
  decideMembershipRequest,
  exportMembershipRequests,
  listMembershipRequests,
  membershipRequestStatuses,
  type RequestForDecision,
} from '#contract/memberships.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { call } from '#src/lib/api-client.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate, formatDollars } from '#src/lib/format.ts';
import { keptParams, requestCodec, useMembershipRequests } from './api.ts';
import { MembershipDialog } from './membership-dialog.tsx';

const statuses = choicesOf(membershipRequestStatuses);

/** The requests for the Professional plan, and the decisions. */
export function MembershipRequests() {
  const { filters, change, clear } = useUrlFilters(requestCodec, keptParams);
  const { sort = 'newest', ...narrowing } = filters;
  const { status } = filters;
  const result = useMembershipRequests(filters);
  const [changing, setChanging] = useState<{ id: number; username: string }>();
  const decide = useAdminAction(
    listMembershipRequests.path,
    'Decided, and the member notified',
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
    {
      name: 'Asked',
      orders: ageOrders,
      cell: ({ createdAt }) => <span className={styles.time}>{formatDate(createdAt)}</span>,
    },
    {
      name: 'State',
      cell: ({ status: state }) => (
        <Badge tone={state === 'approved' ? 'primary' : state === 'pending' ? 'info' : 'plain'}>
          {membershipRequestStatuses[state]}
        </Badge>
      ),
    },
    {
      name: 'Actions',
      cell: (request) => (
        <span className={styles.actions}>
          {request.status === 'pending' ? (
            <Decision
              request={request}
              isDisabled={decide.isPending}
              onDecide={(decision) => decide.mutate({ id: request.id, decision })}
            />
          ) : (
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={`Membership of ${request.username}`}
              onClick={() => setChanging({ id: request.userId, username: request.username })}
            >
              Membership
            </Button>
          )}
        </span>
      ),
    },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <FilterSelect
          label="Status"
          all="All requests"
          value={status ?? ''}
          choices={statuses}
          onChange={(next) => change({ status: next })}
        />
        <ExportButton endpoint={exportMembershipRequests} filters={narrowing} />
      </div>
      <RecordTable
        label="Membership requests"
        nouns={{ one: 'membership request', many: 'membership requests' }}
        isFiltered={requestCodec.hasAny(narrowing)}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        empty={{
          art: <CreditCardOutlined />,
          title: status === 'pending' ? 'No requests wait' : status ? 'No requests' : 'No requests yet',
          text: status ? 'No requests have this status.' : 'Requests for the Professional plan appear here.',
        }}
      />
      {changing && <MembershipDialog user={changing} onClose={() => setChanging(undefined)} />}
    </div>
  );
}

interface DecisionProps {
  request: RequestForDecision;
  isDisabled: boolean;
  onDecide: (decision: 'approve' | 'decline') => void;
}

/** The member is notified of either decision at once, so both are confirmed first. */
function Decision({ request: { username, billing, amountCents }, isDisabled, onDecide }: DecisionProps) {
  const price = formatDollars(amountCents / 100);
  return (
    <>
      <ConfirmButton
        label="Approve"
        name={`Approve the request of ${username}`}
        question={{
          title: `Make ${username} a Professional member?`,
          text: `Their membership, billed ${billing === 'annual' ? 'annually' : 'monthly'}, begins at once, and we email them that an invoice of ${price} follows. Please send the invoice yourself.`,
          submit: 'Approve request',
        }}
        isPrimary
        isDisabled={isDisabled}
        onConfirm={() => onDecide('approve')}
      />
      <ConfirmButton
        label="Decline"
        name={`Decline the request of ${username}`}
        question={{
          title: `Decline the request of ${username}?`,
          text: 'We email them the decision, and that nothing has been charged.',
          submit: 'Decline request',
        }}
        isDisabled={isDisabled}
        onConfirm={() => onDecide('decline')}
      />
    </>
  );
}
