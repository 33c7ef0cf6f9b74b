import { useState } from 'react';

import type { ListingFilters } from '#contract/listings.ts';
import { FacetPanel } from '#src/components/facets/facet-panel.tsx';
import { ChosenCities } from '#src/features/places/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { useListingFacets } from '../api.ts';
import { listingFacetList } from '../facet-list.ts';

type ListingFacetsProps = Pick<UrlFilters<ListingFilters>, 'filters' | 'change'>;

/** The counted filters of listings. */
export function ListingFacets({ filters, change }: ListingFacetsProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <FacetPanel
        list={listingFacetList}
        title="Place, stage, job and more"
        filters={filters}
        result={useListingFacets(filters, isWanted)}
        onChange={change}
        onOpen={() => setWanted(true)}
      />
      <ChosenCities city={filters.city} onChange={(next) => change(({ city: now }) => ({ city: next(now) }))} />
    </>
  );
}
