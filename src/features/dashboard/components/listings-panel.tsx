import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { OwnListingRow, useOwnListings } from '#src/features/listings/index.ts';
import { Panel, PanelNote } from './panel.tsx';
import styles from './rows.module.css';

const shown = 4;

/** The member's newest listings with their figures and actions. */
export function ListingsPanel() {
  const { data, isError, refetch } = useOwnListings(undefined);
  const listings = data?.pages.flatMap(({ items }) => items).slice(0, shown);
  return (
    <Panel title="Your listings" more={{ to: paths.ownListings, label: 'All listings' }}>
      {!listings && isError && (
        <PanelNote>
          Your listings could not be loaded.{' '}
          <button type="button" className={styles.retry} onClick={() => void refetch()}>
            Try again
          </button>
        </PanelNote>
      )}
      {!listings && !isError && <RowsSkeleton count={2} isFramed={false} />}
      {listings?.length === 0 && (
        <PanelNote>
          Nothing posted yet. <Link to={paths.listingCreate}>Post a company, technology, partnership or job</Link>.
        </PanelNote>
      )}
      {listings && listings.length > 0 && (
        <ul className={styles.rows} aria-label="Your listings">
          {listings.map((listing) => (
            <OwnListingRow key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
