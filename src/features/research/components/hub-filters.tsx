import type { ReactNode } from 'react';
import { searchMax } from '#contract/kit/fields.ts';
import { researchCategories } from '#contract/research.ts';
import { countChosen, FilterPanel } from '#src/components/filter-panel.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { ResearchFilters } from '../filters.ts';

interface HubFiltersProps {
  filters: ResearchFilters;
  /** The types that the articles have. */
  types: readonly string[];
  change: UrlFilters<ResearchFilters>['change'];
  /** The saved searches, among the filters. */
  children?: ReactNode;
}

const categories = choicesOf(researchCategories);

/** Search, category and type; all three must match (rule search-words). */
export function HubFilters({ filters, types, change, children }: HubFiltersProps) {
  return (
    <FilterPanel
      label="Research articles"
      chosen={countChosen(filters, 'search')}
      fields={
        <SearchInput
          label="Search articles"
          placeholder="Search articles..."
          value={filters.search ?? ''}
          maxLength={searchMax}
          onSearch={(search) => change({ search })}
        />
      }
    >
      <FilterSelect
        label="Category"
        all="All Categories"
        value={filters.category ?? ''}
        choices={categories}
        onChange={(category) => change({ category })}
      />
      <FilterSelect
        label="Type"
        all="All Types"
        value={filters.type ?? ''}
        choices={types.map((type) => ({ value: type, label: type }))}
        onChange={(type) => change({ type })}
      />
      {children}
    </FilterPanel>
  );
}
