import {
  ApiOutlined,
  BankOutlined,
  CreditCardOutlined,
  FlagOutlined,
  GiftOutlined,
  InboxOutlined,
  MailOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { countCap } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import type { Overview } from '#contract/overview.ts';
import { Link } from '#src/components/link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { formatCount } from '#src/lib/format.ts';
import styles from './waiting-list.module.css';

interface Row {
  label: string;
  icon: ReactNode;
  count: (waiting: Overview['waiting']) => number;
  to: (waiting: Overview['waiting']) => string;
}

const rows: readonly Row[] = [
  { label: 'Reports and reviews', icon: <FlagOutlined />, count: (w) => w.reports, to: () => paths.adminModeration },
  { label: 'Company claims', icon: <BankOutlined />, count: (w) => w.claims, to: () => paths.adminClaims },
  {
    label: 'Membership requests',
    icon: <CreditCardOutlined />,
    count: (w) => w.membershipRequests,
    to: () => `${paths.adminMemberships}?status=pending`,
  },
  {
    label: 'Unanswered messages',
    icon: <InboxOutlined />,
    count: (w) => w.newMessages + w.openMessages,
    to: ({ newMessages }) => `${paths.adminMessages}?status=${newMessages > 0 ? 'new' : 'open'}`,
  },
  {
    label: 'Introductions to make',
    icon: <SwapOutlined />,
    count: (w) => w.introductions,
    to: () => `${paths.adminIntroductions}?status=accepted`,
  },
  { label: 'Failed emails', icon: <MailOutlined />, count: (w) => w.failedMails, to: () => paths.adminMails },
  { label: 'Failing feeds', icon: <ApiOutlined />, count: (w) => w.failingFeeds, to: () => paths.adminFeeds },
  {
    label: 'Expiring offers',
    icon: <GiftOutlined />,
    count: (w) => w.offersRunningOut,
    to: () => `${paths.adminOffers}?state=published`,
  },
];

/** Tasks waiting for an admin. Kinds without a waiting task are dimmed. */
export function WaitingList({ waiting }: { waiting: Overview['waiting'] | undefined }) {
  return (
    <section aria-labelledby="waiting-heading" className={styles.panel} aria-busy={!waiting}>
      <h2 id="waiting-heading" className={styles.title}>
        Needs attention
      </h2>
      <ul className={styles.rows}>
        {rows.map(({ label, icon, count, to }) => {
          const value = waiting && count(waiting);
          return (
            <li key={label}>
              {waiting && value !== undefined ? (
                <Link to={to(waiting)} className={styles.row} data-waits={value > 0}>
                  <span aria-hidden="true" className={styles.icon}>
                    {icon}
                  </span>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.count}>
                    {formatCount({ value: Math.min(value, countCap), isCapped: value > countCap })}
                  </span>
                </Link>
              ) : (
                <span className={styles.row}>
                  <Skeleton width={16} height={16} />
                  <Skeleton width={140} height={14} />
                  <Skeleton width={20} height={16} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
