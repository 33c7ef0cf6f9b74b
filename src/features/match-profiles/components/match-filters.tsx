import type { MatchFilters as Filters } from '#contract/match-profiles.ts';
import { Disclosure } from '#src/components/disclosure.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import type { FilterPatch } from '#src/lib/url-filters.ts';
import { offerChoices, regionChoices, seekChoices, stageChoices } from '../choices.ts';
import { wordsOfFilters } from '../words.ts';
import styles from './match-filters.module.css';

interface MatchFiltersProps {
  filters: Filters;
  change: (patch: FilterPatch<Filters>) => void;
  /** Left out where another filter has the stages. */
  hasStage?: boolean;
}

/** In the closed select the two sides would read the same. */
const seeks = seekChoices.map(({ value, label }) => ({ value, label: `Seeks: ${label}` }));
const offers = offerChoices.map(({ value, label }) => ({ value, label: `Offers: ${label}` }));

/** Filters by what people, companies or listings seek and offer, folded away until they are wanted. */
export function MatchFilters({ filters, change, hasStage = true }: MatchFiltersProps) {
  const chosen = wordsOfFilters(filters).length;
  return (
    <Disclosure title={chosen === 0 ? 'Seeks and offers' : `Seeks and offers (${chosen})`} openFor={chosen > 0} isLate>
      <div className={styles.filters}>
        <FilterSelect
          label="Seeks"
          all="Any need"
          value={filters.seek ?? ''}
          choices={seeks}
          onChange={(seek) => change({ seek })}
        />
        <FilterSelect
          label="Offers"
          all="Any offer"
          value={filters.offer ?? ''}
          choices={offers}
          onChange={(offer) => change({ offer })}
        />
        {hasStage && (
          <FilterSelect
            label="Stage"
            all="Any stage"
            value={filters.stage ?? ''}
            choices={stageChoices}
            onChange={(stage) => change({ stage })}
          />
        )}
        <FilterSelect
          label="Region"
          all="Any region"
          value={filters.region ?? ''}
          choices={regionChoices}
          onChange={(region) => change({ region })}
        />
      </div>
    </Disclosure>
  );
}
