import type { ReactNode } from 'react';
import { companySorts } from '#contract/companies.ts';
import { searchMax } from '#contract/kit/fields.ts';
import { countChosen, FilterPanel } from '#src/components/filter-panel.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { MatchFilters } from '#src/features/match-profiles/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { CompanyFilters } from '../filters.ts';
import { CompanyFacets } from './company-facets.tsx';

type CompanyFiltersProps = Pick<UrlFilters<CompanyFilters>, 'filters' | 'change'> & {
  /** The saved searches, among the filters. */
  children?: ReactNode;
};

const { alphabetical, ...otherSorts } = companySorts;
const sorts = choicesOf(otherSorts);

/** Search, order, and the filters (rule company-directory); all but the order combine. */
export function CompanyFilterPanel({ filters, change, children }: CompanyFiltersProps) {
  const { stage: _stage, ...matchFilters } = filters;
  return (
    <FilterPanel
      label="Companies"
      chosen={countChosen(filters, 'search', 'sort')}
      fields={
        <>
          <SearchInput
            label="Search companies"
            placeholder="Search companies..."
            value={filters.search ?? ''}
            maxLength={searchMax}
            onSearch={(search) => change({ search })}
          />
          <FilterSelect
            label="Sort"
            all={alphabetical}
            value={filters.sort ?? ''}
            choices={sorts}
            onChange={(sort) => change({ sort })}
          />
        </>
      }
    >
      <CompanyFacets filters={filters} change={change} />
      <MatchFilters filters={matchFilters} change={change} hasStage={false} />
      {children}
    </FilterPanel>
  );
}
