import { companySizes, companySorts } from '#contract/companies.ts';
import { searchMax } from '#contract/kit/fields.ts';
import { FilterPanel } from '#src/components/filter-panel.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { SectorSelect } from '#src/features/focus-areas/index.ts';
import { MatchFilters } from '#src/features/match-profiles/index.ts';
import { PlaceFilters } from '#src/features/places/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { CompanyFilters } from '../filters.ts';
import styles from './company-filters.module.css';

type CompanyFiltersProps = Pick<UrlFilters<CompanyFilters>, 'filters' | 'change'>;

const sizes = choicesOf(companySizes);
const { alphabetical, ...otherSorts } = companySorts;
const sorts = choicesOf(otherSorts);

/** Search, focus area, size, order, and what companies seek and offer (rule company-directory); all but the order combine. */
export function CompanyFilterPanel({ filters, change }: CompanyFiltersProps) {
  return (
    <FilterPanel label="Companies">
      <div className={styles.filters}>
        <SearchInput
          label="Search companies"
          placeholder="Search companies..."
          value={filters.search ?? ''}
          maxLength={searchMax}
          onSearch={(search) => change({ search })}
        />
        <SectorSelect value={filters.focusArea} onChange={(focusArea) => change({ focusArea })} />
        <FilterSelect
          label="Company size"
          all="All Sizes"
          value={filters.size ?? ''}
          choices={sizes}
          onChange={(size) => change({ size })}
        />
        <FilterSelect
          label="Sort"
          all={alphabetical}
          value={filters.sort ?? ''}
          choices={sorts}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <PlaceFilters filters={filters} change={change} />
      <MatchFilters filters={filters} change={change} />
    </FilterPanel>
  );
}
