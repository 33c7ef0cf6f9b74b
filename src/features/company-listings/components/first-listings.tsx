import { listingTypes } from '#contract/listings.ts';
import { RelatedList } from '#src/components/related-list.tsx';
import { useCompanyListings } from '../api.ts';

interface FirstListingsProps {
  companyId: number;
  /** As many as are shown before the link to all of them. */
  limit: number;
}

/** The newest open listings of a company, and the way to all of them. Nothing where there are none. */
export function FirstListings({ companyId, limit }: FirstListingsProps) {
  const { data } = useCompanyListings(companyId);
  return (
    <RelatedList
      title="Open listings"
      records={(data?.items ?? []).slice(0, limit).map(({ id, title, type, path }) => ({
        key: id,
        name: title,
        to: path,
        text: listingTypes[type],
      }))}
      all={{ to: '?tab=listings', label: 'All listings' }}
    />
  );
}
