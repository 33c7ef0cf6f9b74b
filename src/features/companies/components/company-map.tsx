import { useQuery } from '@tanstack/react-query';

import { paths } from '#contract/kit/paths.ts';
import { regionCountries } from '#contract/places-regions.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { mapHeight } from '#src/components/world-map/map-height.ts';
import { WorldMap } from '#src/components/world-map/world-map.tsx';
import { chosenIn } from '#src/lib/facets.ts';
import { withParams } from '#src/lib/url-filters.ts';
import { companyFacetsQuery } from '../api.ts';
import { type CompanyFilters, companyFilters } from '../filters.ts';
import styles from './company-map.module.css';

/** The companies that match on a map, by country; a circle narrows the list to its countries (rule company-directory). */
export function CompanyMap({ filters }: { filters: CompanyFilters }) {
  const { data, isError, isFetching, refetch } = useQuery(companyFacetsQuery(filters));
  if (!data?.facets) {
    if (!isError && !data) return <Skeleton height={mapHeight} radius="var(--radius)" />;
    return (
      <RetryPanel
        title="The map could not be loaded"
        more="The companies are listed below."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const tallies = data.facets.country.map(({ value, count }) => ({ code: value, count }));
  const inParts = chosenIn(filters, 'basedIn').flatMap((part) =>
    regionCountries[part as keyof typeof regionCountries].split(' '),
  );
  const countries = chosenIn(filters, 'country');
  return (
    <figure className={styles.figure}>
      <WorldMap
        label="Companies by country"
        nouns={{ one: 'company', many: 'companies' }}
        tallies={tallies}
        frame={countries.length > 0 ? countries : tallies.flatMap(({ code }) => (inParts.includes(code) ? [code] : []))}
        hrefOf={(codes) => mapPath({ ...filters, country: codes.join(',') })}
      />
      <figcaption className={styles.caption}>
        {countries.length + inParts.length > 0 && (
          <ButtonLink
            kind="secondary"
            preventScrollReset
            to={mapPath({ ...filters, country: undefined, basedIn: undefined })}
          >
            Whole world
          </ButtonLink>
        )}
        <span>
          {tallies.length === 0
            ? 'No company that matches names a country.'
            : 'Each number counts the companies in a country. Companies without a known country are listed, but not on the map.'}
        </span>
      </figcaption>
    </figure>
  );
}

function mapPath({
  country,
  basedIn,
  ...filters
}: { [Name in keyof CompanyFilters]: CompanyFilters[Name] | undefined }) {
  const params = companyFilters.write(companyFilters.compact({ ...filters, country, basedIn }));
  params.set('view', 'map');
  return withParams(paths.companies, params);
}
