import { useState } from 'react';

import { FacetPanel } from '#src/components/facets/facet-panel.tsx';
import { ChosenCities } from '#src/features/places/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { useMemberFacets } from '../api.ts';
import { memberFacetList } from '../facet-list.ts';
import type { MemberFilters } from '../filters.ts';

type MemberFacetsProps = Pick<UrlFilters<MemberFilters>, 'filters' | 'change'>;

/** The counted filters of members. */
export function MemberFacets({ filters, change }: MemberFacetsProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <FacetPanel
        list={memberFacetList}
        title="Role, stage, place and more"
        filters={filters}
        result={useMemberFacets(filters, isWanted)}
        onChange={change}
        onOpen={() => setWanted(true)}
      />
      <ChosenCities city={filters.city} onChange={(next) => change(({ city: now }) => ({ city: next(now) }))} />
    </>
  );
}
