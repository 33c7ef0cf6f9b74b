import type { CityCount } from '#contract/places.ts';
import { regionCountries } from '#contract/places-regions.ts';
import { chosenIn } from '#src/lib/facets.ts';
import { ButtonLink } from '../button-link.tsx';
import { RetryPanel } from '../retry-panel.tsx';
import { Skeleton } from '../skeleton.tsx';
import { mapHeight } from './map-height.ts';
import styles from './place-map.module.css';
import { countryTallies, type MapTally, WorldMap } from './world-map.tsx';

/** Filters of a list by places, as in its address. */
export interface PlaceFilters {
  country?: string | undefined;
  basedIn?: string | undefined;
  city?: string | undefined;
}

interface PlaceMapProps {
  nouns: { one: string; many: string };
  /** How many records the filters find in each country. */
  result: {
    data: readonly { value: string; count: MapTally['count'] }[] | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  filters: PlaceFilters;
  /** The same by city, where the list has them: shown in place of chosen countries. */
  cities?: readonly CityCount[] | undefined;
  /** The address of the map with other places. */
  pathOf: (places: PlaceFilters) => string;
}

/**
 * The records that match on a map: a circle for each country narrows the list to it and shows it as large as it fits, with
 * its cities where they are known.
 */
export function PlaceMap({ nouns, result, filters, cities, pathOf }: PlaceMapProps) {
  const { data, isError, isFetching, refetch } = result;
  if (!data) {
    if (!isError) return <Skeleton height={mapHeight} radius="var(--radius)" />;
    return (
      <RetryPanel
        title="The map could not be loaded"
        more={`The ${nouns.many} are listed below.`}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const tallies = countryTallies(data);
  const filled = tallies.map(({ key }) => key);
  const countries = chosenIn(filters, 'country');
  const inParts = chosenIn(filters, 'basedIn').flatMap((part) =>
    regionCountries[part as keyof typeof regionCountries].split(' '),
  );
  const chosenCities = chosenIn(filters, 'city');
  const byCity = countries.length > 0 && cities !== undefined && cities.length > 0;
  return (
    <figure className={styles.figure}>
      <WorldMap
        label={`${nouns.many.charAt(0).toUpperCase()}${nouns.many.slice(1)} by ${byCity ? 'city' : 'country'}`}
        nouns={nouns}
        tallies={byCity ? cities.flatMap(cityTally) : tallies}
        places={byCity ? 'cities' : 'countries'}
        filled={filled}
        frame={countries.length > 0 ? countries : filled.filter((code) => inParts.includes(code))}
        chosen={byCity ? chosenCities : []}
        hrefOf={(keys) => {
          if (!byCity) return pathOf({ ...filters, country: keys.join(','), city: undefined });
          // The circle of what is chosen takes the choice back.
          const others = chosenCities.filter((city) => !keys.includes(city));
          const isChosen = others.length < chosenCities.length;
          return pathOf({ ...filters, city: isChosen ? others.join(',') : keys.join(',') });
        }}
      />
      <figcaption className={styles.caption}>
        {countries.length + inParts.length > 0 && (
          <ButtonLink kind="secondary" preventScrollReset to={pathOf({})}>
            Whole world
          </ButtonLink>
        )}
        <span>{captionOf(nouns, byCity, tallies.length === 0)}</span>
      </figcaption>
    </figure>
  );
}

function cityTally({ place, count }: CityCount): MapTally[] {
  const { id, label, point } = place;
  return point ? [{ key: String(id), name: nameOf(label), at: [point.longitude, point.latitude], count }] : [];
}

/** `Ghent` for `Ghent, Belgium`: the map shows the country. */
function nameOf(label: string): string {
  return label.slice(0, label.lastIndexOf(','));
}

function captionOf({ one, many }: PlaceMapProps['nouns'], byCity: boolean, isEmpty: boolean): string {
  if (isEmpty) return `No ${one} that matches names a country.`;
  const [place, unknown] = byCity ? ['a city', 'city'] : ['a country', 'country'];
  return `Each number counts the ${many} in ${place}. Those without a known ${unknown} are listed, but not on the map.`;
}
