import { DisconnectOutlined, FileSearchOutlined } from '@ant-design/icons';
import { z } from 'zod';
import { paths } from '#contract/kit/paths.ts';
import { OnceLoaded } from '#src/components/once-loaded.tsx';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { HoldNotice } from '#src/features/moderation/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { useLocationState } from '#src/hooks/use-location-state.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { listingQuery, useViewCount } from '../api.ts';
import { ListingArticle } from '../components/listing-article.tsx';
import { ListingSkeleton } from '../components/listing-skeleton.tsx';
import { SimilarListings } from '../components/similar-listings.tsx';
import { listingFilters, listingsPath } from '../filters.ts';

/** The filters of the previous list, so that the link back leads to the same list. */
const cameFrom = z.object({ filters: listingFilters.kept });

/** /network/listings/{id} (rule missing-records). */
export function ListingPage() {
  const record = useRecord(listingQuery);
  const { isLoading, isExpected } = useCurrentUser();
  const filters = useLocationState(cameFrom)?.filters ?? {};
  // Only the owner and admins see a withheld listing.
  useViewCount(record.data?.hold ? undefined : record.data?.id);
  return (
    <RecordPage
      record={record}
      name="Listing"
      titleOf={({ title }) => title}
      back={{ to: listingsPath(filters), label: 'Back to listings' }}
      missing={<RecordMissing name="Listing" art={<FileSearchOutlined />} to={paths.network} label="Back to Network" />}
      failureArt={<DisconnectOutlined />}
      skeleton={<ListingSkeleton />}
    >
      {(listing) => (
        // What its owner may add stands between other parts.
        <OnceLoaded key={listing.id} isLoading={isLoading && isExpected} skeleton={<ListingSkeleton />}>
          {listing.hold && <HoldNotice hold={listing.hold} />}
          <ListingArticle listing={listing} />
          <RecordNotes kind="listing" id={listing.id} />
          <SimilarListings listing={listing} />
        </OnceLoaded>
      )}
    </RecordPage>
  );
}
