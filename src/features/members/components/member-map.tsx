import { paths } from '#contract/kit/paths.ts';
import { PlaceMap } from '#src/components/world-map/place-map.tsx';
import { withParams } from '#src/lib/url-filters.ts';
import { useMemberCities, useMemberFacets } from '../api.ts';
import { type MemberFilters, memberFilters } from '../filters.ts';

/** The members who match on a map, by country and then by city (rule member-directory). */
export function MemberMap({ filters }: { filters: MemberFilters }) {
  const { facets, ...query } = useMemberFacets(filters);
  const cities = useMemberCities(filters);
  return (
    <PlaceMap
      nouns={{ one: 'member', many: 'members' }}
      result={{ ...query, data: facets?.country }}
      filters={filters}
      cities={cities.data}
      pathOf={({ country, basedIn, city }) => {
        const params = memberFilters.write(memberFilters.compact({ ...filters, country, basedIn, city }));
        params.set('view', 'map');
        return withParams(paths.members, params);
      }}
    />
  );
}
