import type { FocusArea } from '#contract/focus-areas.ts';
import { paths } from '#contract/kit/paths.ts';
import { ListingCard, useListings } from '#src/features/listings/index.ts';
import styles from './area-listings.module.css';
import { FocusSection } from './focus-section.tsx';

const shown = 4;

/** The newest listings of a focus area; nothing if there are none or they failed to load. */
export function AreaListings({ area }: { area: FocusArea }) {
  const filters = { focusArea: area.slug };
  const { data, isPlaceholderData } = useListings(filters);
  const listings = isPlaceholderData ? [] : (data?.pages[0]?.items ?? []).slice(0, shown);
  if (listings.length === 0) return null;
  return (
    <FocusSection
      title="On the Green Market"
      more={{ to: `${paths.listings}?focusArea=${area.slug}`, label: 'All listings' }}
    >
      <ul className={styles.grid}>
        {listings.map((listing) => (
          <li key={listing.id} className={styles.item}>
            <ListingCard listing={listing} filters={filters} />
          </li>
        ))}
      </ul>
    </FocusSection>
  );
}
