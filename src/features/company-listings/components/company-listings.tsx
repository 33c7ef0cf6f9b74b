import { ShopOutlined } from '@ant-design/icons';

import { listingTypes } from '#contract/listings.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { formatDate } from '#src/lib/format.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { useCompanyListings } from '../api.ts';
import { useNameCompany } from '../name-api.ts';
import styles from './company-listings.module.css';

interface CompanyListingsProps {
  companyId: number;
  /** Whether the caller can take listings off: the owner of the company, and admins. */
  canEdit: boolean;
}

/** The open listings of a company (rule company-listings). */
export function CompanyListings({ companyId, canEdit }: CompanyListingsProps) {
  const { data, isError, isFetching, refetch } = useCompanyListings(companyId);
  if (!data) {
    if (!isError) return <RowsSkeleton />;
    return (
      <RetryPanel title="The listings could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) {
    return (
      <MessagePanel
        art={<ShopOutlined />}
        title="No Open Listings"
        text="Whoever works here can name the company on their listings of the Green Market."
      />
    );
  }
  return (
    <ul aria-label="Listings" className={styles.listings}>
      {data.items.map(({ id, title, type, path, createdAt }) => (
        <li key={id} className={styles.listing}>
          <h2 className={styles.title}>
            <Link to={path}>{title}</Link>
          </h2>
          <p className={styles.about}>
            <Badge tone="plain">{listingTypes[type]}</Badge> Posted {formatDate(createdAt)}
          </p>
          {canEdit && <TakeOff companyId={companyId} listingId={id} title={title} />}
        </li>
      ))}
    </ul>
  );
}

function TakeOff({ companyId, listingId, title }: { companyId: number; listingId: number; title: string }) {
  const { mutate, isPending } = useNameCompany(listingId, companyId);
  return (
    <div className={styles.quiet}>
      <Button
        kind="quiet"
        size="small"
        disabled={isPending}
        onClick={() => mutate(null, { onError: (error) => showRefusalAs('The listing was not taken off', error) })}
      >
        Take off this page<span className="visually-hidden"> ({title})</span>
      </Button>
    </div>
  );
}
