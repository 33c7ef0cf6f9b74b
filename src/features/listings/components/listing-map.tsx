import { useQuery } from '@tanstack/react-query';

import { paths } from '#contract/kit/paths.ts';
import { listListingCities } from '#contract/listings.ts';
import { PlaceMap } from '#src/components/world-map/place-map.tsx';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import { withParams } from '#src/lib/url-filters.ts';
import { useListingFacets } from '../api.ts';
import { listingFilters, type MarketFilters } from '../filters.ts';

/** The listings that match on a map, by country and then by city (rule market-filters). */
export function ListingMap({ filters }: { filters: MarketFilters }) {
  const { facets, ...result } = useListingFacets(filters);
  const { sort: _sort, city: _city, ...query } = filters;
  const cities = useQuery(
    queryOf(listListingCities, { query }, { enabled: query.country !== undefined, ...keepsPrevious }),
  );
  return (
    <PlaceMap
      nouns={{ one: 'listing', many: 'listings' }}
      result={{ ...result, data: facets?.country }}
      filters={filters}
      cities={cities.data}
      pathOf={({ country, basedIn, city }) => {
        const params = listingFilters.write(listingFilters.compact({ ...filters, country, basedIn, city }));
        params.set('view', 'map');
        return withParams(paths.listings, params);
      }}
    />
  );
}
