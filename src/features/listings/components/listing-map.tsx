import { paths } from '#contract/kit/paths.ts';
import { PlaceMap } from '#src/components/world-map/place-map.tsx';
import { withParams } from '#src/lib/url-filters.ts';
import { useListingFacets } from '../api.ts';
import { listingFilters, type MarketFilters } from '../filters.ts';

/** The listings that match on a map, by country (rule market-filters). */
export function ListingMap({ filters }: { filters: MarketFilters }) {
  const { facets, ...query } = useListingFacets(filters);
  return (
    <PlaceMap
      nouns={{ one: 'listing', many: 'listings' }}
      result={{ ...query, data: facets?.country }}
      filters={filters}
      pathOf={({ country, basedIn }) => {
        const params = listingFilters.write(listingFilters.compact({ ...filters, country, basedIn }));
        params.set('view', 'map');
        return withParams(paths.listings, params);
      }}
    />
  );
}
