import { StarFilled } from '@ant-design/icons';
import { useId } from 'react';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ListingFilters, ListingSummary } from '#contract/listings.ts';
import { CardLink } from '#src/components/link.tsx';
import { StaticPart } from '#src/components/static-part.tsx';
import styles from './featured-strip.module.css';
import { TypeBadge } from './type-badge.tsx';

interface FeaturedStripProps {
  listings: readonly ListingSummary[];
  filters: ListingFilters;
}

/** The newest matching featured listings, above the others. The placement is part of the Professional plan. */
export function FeaturedStrip({ listings, filters }: FeaturedStripProps) {
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
            <StaticPart>
              <FeaturedCard listing={listing} filters={filters} />
            </StaticPart>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeaturedCard({ listing, filters }: { listing: ListingSummary; filters: ListingFilters }) {
  const { id, type, title, companyName, location, focusArea } = listing;
  return (
    <>
      <TypeBadge type={type} />
      <h3 className={styles.title}>
        <CardLink to={pathTo(paths.listing, { id })} state={{ filters }} className={styles.link}>
          {title}
        </CardLink>
      </h3>
      <p className={styles.where}>{[companyName, location].filter(Boolean).join(' · ') || focusArea}</p>
    </>
  );
}
