import type { PlaceFilters as Filters } from '#contract/places.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { countryChoices } from '#src/lib/country-choices.ts';
import type { FilterPatch } from '#src/lib/url-filters.ts';
import styles from './place-filters.module.css';

interface PlaceFiltersProps {
  filters: Filters;
  change: (patch: FilterPatch<Filters>) => void;
}

const regions = choicesOf(placeRegions);

/** Filters by the country and the region of the world in which records are. */
export function PlaceFilters({ filters, change }: PlaceFiltersProps) {
  return (
    <div className={styles.filters}>
      <FilterSelect
        label="Country"
        all="Any country"
        value={filters.country ?? ''}
        choices={countryChoices}
        onChange={(country) => change({ country })}
      />
      <FilterSelect
        label="Part of the world"
        all="Anywhere"
        value={filters.basedIn ?? ''}
        choices={regions}
        onChange={(basedIn) => change({ basedIn })}
      />
    </div>
  );
}
