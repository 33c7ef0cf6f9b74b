import { StarFilled } from '@ant-design/icons';
import { useId } from 'react';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ListingFilters, ListingSummary } from '#contract/listings.ts';
import { CardLink } from '#src/components/link.tsx';
import styles from './featured-strip.module.css';
import { TypeBadge } from './type-badge.tsx';

/** The newest matching featured listings, above the others. The placement is part of the Professional plan. */
export function FeaturedStrip({ listings, filters }: { listings: readonly ListingSummary[]; filters: ListingFilters }) {
  const id = useId();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.strip}>
      <h2 id={id} className={styles.heading}>
        <StarFilled aria-hidden="true" /> Featured
      </h2>
      <ul aria-labelledby={id} className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing.id} data-card className={styles.card}>
            <TypeBadge type={listing.type} />
            <h3 className={styles.title}>
              <CardLink to={pathTo(paths.listing, { id: listing.id })} state={{ filters }} className={styles.link}>
                {listing.title}
              </CardLink>
            </h3>
            <p className={styles.where}>
              {[listing.companyName, listing.location].filter(Boolean).join(' · ') || listing.focusArea}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
