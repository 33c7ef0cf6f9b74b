import { useQuery } from '@tanstack/react-query';

import { listCompanyCities } from '#contract/companies.ts';
import { paths } from '#contract/kit/paths.ts';
import { PlaceMap } from '#src/components/world-map/place-map.tsx';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';
import { withParams } from '#src/lib/url-filters.ts';
import { useCompanyFacets } from '../api.ts';
import { type CompanyFilters, companyFilters } from '../filters.ts';

/** The companies that match on a map, by country and then by city (rule company-directory). */
export function CompanyMap({ filters }: { filters: CompanyFilters }) {
  const { sort: _sort, city: _city, ...query } = filters;
  const { facets, ...result } = useCompanyFacets(filters);
  const cities = useQuery(
    queryOf(listCompanyCities, { query }, { enabled: query.country !== undefined, ...keepsPrevious }),
  );
  return (
    <PlaceMap
      nouns={{ one: 'company', many: 'companies' }}
      result={{ ...result, data: facets?.country }}
      filters={filters}
      cities={cities.data}
      pathOf={({ country, basedIn, city }) => {
        const params = companyFilters.write(companyFilters.compact({ ...filters, country, basedIn, city }));
        params.set('view', 'map');
        return withParams(paths.companies, params);
      }}
    />
  );
}
