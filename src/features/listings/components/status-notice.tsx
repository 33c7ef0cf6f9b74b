import { ClockCircleOutlined, StopOutlined } from '@ant-design/icons';

import type { Listing } from '#contract/listings.ts';
import { Link } from '#src/components/link.tsx';
import { formatDate } from '#src/lib/format.ts';
import { listingsPath } from '../filters.ts';
import styles from './status-notice.module.css';

/** Says that a listing has ended, and links to others of its kind. */
export function StatusNotice({ listing }: { listing: Listing }) {
  const { status, expiresAt, type, focusAreaSlug } = listing;
  if (status === 'published') return null;
  const isClosed = status === 'closed';
  return (
    <section aria-label="Status of this listing" className={styles.notice}>
      {isClosed ? <StopOutlined aria-hidden="true" /> : <ClockCircleOutlined aria-hidden="true" />}
      <p>
        <strong>{isClosed ? 'This listing is closed.' : `This listing expired on ${formatDate(expiresAt)}.`}</strong> It
        no longer takes enquiries.{' '}
        <Link to={listingsPath({ type, focusArea: focusAreaSlug })}>See similar listings</Link>
      </p>
    </section>
  );
}
