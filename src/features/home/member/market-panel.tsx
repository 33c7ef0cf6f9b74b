import { paths, pathTo } from '#contract/kit/paths.ts';
import { listingTypes } from '#contract/listings.ts';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Panel, PanelNote, Row, Rows } from '#src/features/dashboard/index.ts';
import { useListings } from '#src/features/listings/index.ts';
import { formatAge } from '#src/lib/format.ts';

const shown = 4;

/** The newest listings: something new also for those who follow nothing yet. */
export function MarketPanel() {
  const { data, isError } = useListings({});
  const listings = data?.pages[0]?.items.slice(0, shown) ?? [];
  return (
    <Panel title="New in the Green Market" more={{ to: paths.listings, label: 'All listings' }}>
      {!data &&
        (isError ? (
          <PanelNote>The newest listings could not be loaded.</PanelNote>
        ) : (
          <RowsSkeleton count={4} isFramed={false} />
        ))}
      {data && listings.length === 0 && <PanelNote>There are no listings yet.</PanelNote>}
      {listings.length > 0 && (
        <Rows label="New in the Green Market">
          {listings.map(({ id, title, type, companyName, createdAt }) => (
            <Row
              key={id}
              to={pathTo(paths.listing, { id })}
              title={title}
              detail={[listingTypes[type], companyName, formatAge(createdAt)].filter(Boolean).join(', ')}
            />
          ))}
        </Rows>
      )}
    </Panel>
  );
}
