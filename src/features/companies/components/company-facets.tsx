import { useState } from 'react';

import { FacetPanel } from '#src/components/facets/facet-panel.tsx';
import { useSectorChoices } from '#src/features/focus-areas/index.ts';
import { ChosenCities } from '#src/features/places/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { useCompanyFacets } from '../api.ts';
import { companyFacetList } from '../facet-list.ts';
import type { CompanyFilters } from '../filters.ts';

type CompanyFacetsProps = Pick<UrlFilters<CompanyFilters>, 'filters' | 'change'>;

/** The counted filters of companies. */
export function CompanyFacets({ filters, change }: CompanyFacetsProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <FacetPanel
        list={companyFacetList(useSectorChoices())}
        title="Place, focus area, size, funding and more"
        filters={filters}
        result={useCompanyFacets(filters, isWanted)}
        onChange={(next) => change((before) => next(before) as CompanyFilters)}
        onOpen={() => setWanted(true)}
      />
      <ChosenCities city={filters.city} onChange={(next) => change(({ city: now }) => ({ city: next(now) }))} />
    </>
  );
}
