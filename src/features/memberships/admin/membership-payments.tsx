import { CreditCardOutlined } from '@ant-design/icons';
import { ageSorts } from '#contract/kit/paging.ts';
import { type CheckoutForTeam, type CheckoutState, checkoutStates, exportCheckouts } from '#contract/memberships.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate, formatMoney } from '#src/lib/format.ts';
import { checkoutCodec, keptParams, useCheckouts } from './api.ts';

const states = choicesOf(checkoutStates);
const tones: Record<CheckoutState, BadgeTone> = {
  opening: 'plain',
  open: 'info',
  closing: 'plain',
  closed: 'plain',
  paid: 'primary',
  refunding: 'warning',
  refunded: 'plain',
};

const columns: readonly Column<CheckoutForTeam>[] = [
  {
    name: 'Member',
    cell: ({ member: { username, email } }) => (
      <>
        {username}
        <span className={styles.second}>{email}</span>
      </>
    ),
  },
  {
    name: 'Opened',
    orders: ageOrders,
    cell: ({ createdAt }) => <span className={styles.time}>{formatDate(createdAt)}</span>,
  },
  {
    name: 'For',
    cell: ({ billing, amountCents, currency }) =>
      `${billing === 'annual' ? 'Annually' : 'Monthly'}, ${formatMoney(amountCents / 100, currency)}`,
  },
  {
    name: 'State',
    cell: ({ state, refundReason, problem }) => (
      <>
        <Badge tone={tones[state]}>{checkoutStates[state]}</Badge>
        {refundReason && <span className={styles.second}>{refundReason}</span>}
        {problem && <span className={styles.second}>Tried again soon: {problem}</span>}
      </>
    ),
  },
  {
    name: 'Paid',
    cell: ({ paidCents, paidCurrency, currency, paidAt }) =>
      paidAt === null ? (
        'No'
      ) : (
        <>
          {formatMoney((paidCents ?? 0) / 100, paidCurrency ?? currency)}
          <span className={styles.second}>{formatDate(paidAt)}</span>
        </>
      ),
  },
  {
    name: 'At the provider',
    cell: ({ sessionId, subscriptionId }) => (
      <>
        <span className={styles.number}>{sessionId ?? 'No page yet'}</span>
        {subscriptionId && <span className={styles.number}>{subscriptionId}</span>}
      </>
    ),
  },
];

/** Payment pages and their results. */
export function MembershipPayments() {
  const { filters, change, clear } = useUrlFilters(checkoutCodec, keptParams);
  const { sort = 'newest', ...narrowing } = filters;
  const isFiltered = checkoutCodec.hasAny(narrowing);
  const result = useCheckouts(filters);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.second}>
          A payment that does not match its request is refunded automatically, and its subscription is cancelled.
        </p>
        <div className={styles.actions}>
          <FilterSelect
            label="State"
            all="All payments"
            value={filters.state ?? ''}
            choices={states}
            onChange={(state) => change({ state })}
          />
          <ExportButton endpoint={exportCheckouts} filters={narrowing} />
        </div>
      </div>
      <RecordTable
        label="Payments"
        nouns={{ one: 'payment', many: 'payments' }}
        isFiltered={isFiltered}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        empty={{
          art: <CreditCardOutlined />,
          title: isFiltered ? 'No payments' : 'No payments yet',
          text: isFiltered ? 'No payments have this status.' : 'Payment pages that members open appear here.',
        }}
      />
    </div>
  );
}
