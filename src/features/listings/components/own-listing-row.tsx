import { paths, pathTo } from '#contract/kit/paths.ts';
import type { OwnListing } from '#contract/listings-own.ts';
import { holds } from '#contract/moderation-holds.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { Row } from '#src/components/row.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useChangesOf, WaitingMark } from '#src/features/outbox/index.ts';
import { formatDate, formatNumber } from '#src/lib/format.ts';
import { OwnListingActions } from './own-listing-actions.tsx';
import styles from './own-listing-row.module.css';
import { StatusBadge, TypeBadge } from './type-badge.tsx';

/** One of the member's listings: its kind, state, figures and actions. */
export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const { id, title, type, status, closedBy, hold, figures } = listing;
  const isWaiting = useChangesOf(`draft/${id}`).length > 0;
  const hasPage = status !== 'draft' && closedBy !== 'admin';
  const isRemoved = hold?.state === 'removed';
  const path = hasPage ? pathTo(paths.listing, { id }) : pathTo(paths.listingEdit, { id });
  return (
    <li className={styles.row} data-card data-listing={id}>
      <Stack gap={6}>
        <Row gap={8}>
          {hold ? <Badge tone="warning">{holds[hold.state]}</Badge> : <StatusBadge status={status} />}
          <TypeBadge type={type} />
          {isWaiting && <WaitingMark />}
        </Row>
        <h2 className={styles.title}>{isRemoved ? title : <Link to={path}>{title || 'Untitled draft'}</Link>}</h2>
        <p className={styles.dates}>{hold?.reason || datesOf(listing)}</p>
      </Stack>
      {figures ? (
        <dl className={styles.figures}>
          <Figure label="Views" value={figures.views} />
          <Figure label="Saves" value={figures.saves} />
          <Figure label="Enquiries" value={figures.enquiries} />
        </dl>
      ) : (
        <p className={styles.dates}>
          Views, saves and enquiries are counted: <Link to={paths.pricing}>Professional members</Link> see them here.
        </p>
      )}
      {isRemoved ? <div /> : <OwnListingActions listing={listing} />}
    </li>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}

/** `Posted May 4, 2026, listed until August 2, 2026`. */
function datesOf({ status, createdAt, updatedAt, expiresAt, closedBy }: OwnListing): string {
  if (status === 'draft' || expiresAt === null) return `Last saved ${formatDate(updatedAt)}`;
  if (closedBy === 'admin') return 'Closed by our team. Please write to us if you think that is a mistake.';
  const posted = `Posted ${formatDate(createdAt)}`;
  const end = formatDate(expiresAt);
  return {
    published: `${posted}, listed until ${end}`,
    closed: `${posted}, term ends ${end}`,
    expired: `${posted}, expired ${end}`,
  }[status];
}
