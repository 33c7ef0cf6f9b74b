import { useQuery } from '@tanstack/react-query';
import type { Listing } from '#contract/listings.ts';
import { Link } from '#src/components/link.tsx';
import { similarQuery } from '../api.ts';
import { listingsPath } from '../filters.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingCardSkeleton } from './listing-card-skeleton.tsx';
import styles from './similar-listings.module.css';

/** How many are shown. */
const shown = 3;

/** Open listings of the same focus area, those of the same type first. Nothing if there are none or they failed to load. */
export function SimilarListings({ listing: { id, type, focusArea, focusAreaSlug } }: { listing: Listing }) {
  const filters = { focusArea: focusAreaSlug };
  const { data, isPending } = useQuery(similarQuery(focusAreaSlug));
  const others = (data?.items ?? []).filter((other) => other.id !== id);
  const similar = [
    ...others.filter((other) => other.type === type),
    ...others.filter((other) => other.type !== type),
  ].slice(0, shown);
  if (!isPending && similar.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="similar-listings" aria-busy={isPending}>
      <div className={styles.head}>
        <h2 id="similar-listings" className={styles.title}>
          Similar listings
        </h2>
        <Link to={listingsPath(filters)} className={styles.all}>
          All in {focusArea}
        </Link>
      </div>
      <ul className={styles.cards} aria-labelledby="similar-listings">
        {isPending
          ? Array.from({ length: shown }, (_, place) => (
              <li key={place} className={styles.card} aria-hidden="true">
                <ListingCardSkeleton />
              </li>
            ))
          : similar.map((other) => (
              <li key={other.id} className={styles.card}>
                <ListingCard listing={other} filters={filters} headingLevel={3} />
              </li>
            ))}
      </ul>
    </section>
  );
}
