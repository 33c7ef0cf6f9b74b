import { useState } from 'react';

import { FacetPanel } from '#src/components/facets/facet-panel.tsx';
import { useSectorChoices } from '#src/features/focus-areas/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { useTechnologyFacets } from '../api.ts';
import { technologyFacetList } from '../facet-list.ts';
import type { TechnologyFilters } from '../filters.ts';

type TechnologyFacetsProps = Pick<UrlFilters<TechnologyFilters>, 'filters' | 'change'>;

/** The counted filters of technologies. */
export function TechnologyFacets({ filters, change }: TechnologyFacetsProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <FacetPanel
      list={technologyFacetList(useSectorChoices())}
      title="Focus area, readiness, place and more"
      filters={filters}
      result={useTechnologyFacets(filters, isWanted)}
      onChange={change}
      onOpen={() => setWanted(true)}
    />
  );
}
