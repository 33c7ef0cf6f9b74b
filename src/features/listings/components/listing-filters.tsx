import type { ReactNode } from 'react';
import { searchMax } from '#contract/kit/fields.ts';
import { listingBounds, listingSorts, listingTypes } from '#contract/listings.ts';
import { ChoiceChips } from '#src/components/choice-chips.tsx';
import { countChosen, FilterPanel } from '#src/components/filter-panel.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { FocusAreaChips } from '#src/features/focus-areas/index.ts';
import { MatchFilters } from '#src/features/match-profiles/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { MarketFilters } from '../filters.ts';
import { ListingFacets } from './listing-facets.tsx';
import { TagFilter } from './tag-filter.tsx';
import { typeIcons } from './type-badge.tsx';

interface ListingFiltersProps {
  filters: MarketFilters;
  change: UrlFilters<MarketFilters>['change'];
  /** Tags of the listings in view, as suggestions. */
  knownTags: readonly string[];
  /** The saved searches, among the filters. */
  children?: ReactNode;
}

const types = choicesOf(listingTypes);
const { newest, ...otherSorts } = listingSorts;
const sorts = choicesOf(otherSorts);

/** Search box, tag, order, kind, focus area, what listings seek and offer, and the counted filters; all of them combine. */
export function ListingFilterPanel({ filters, change, knownTags, children }: ListingFiltersProps) {
  return (
    <FilterPanel
      label="Listings"
      chosen={countChosen(filters, 'search', 'sort', 'tag')}
      fields={
        <>
          <SearchInput
            label="Search listings"
            placeholder="Search title, description, company..."
            value={filters.search ?? ''}
            maxLength={searchMax}
            onSearch={(search) => change({ search })}
          />
          <TagFilter
            value={filters.tag ?? ''}
            suggestions={knownTags}
            maxLength={listingBounds.tags.length}
            onChange={(tag) => change({ tag })}
          />
          <FilterSelect
            label="Sort"
            all={newest}
            value={filters.sort ?? ''}
            choices={sorts}
            onChange={(sort) => change({ sort })}
          />
        </>
      }
    >
      <ChoiceChips
        label="Type"
        all="All types"
        choices={types}
        icons={typeIcons}
        chosen={filters.type}
        onChoose={(type) => change({ type })}
      />
      <MatchFilters filters={filters} change={change} />
      <ListingFacets filters={filters} change={change} />
      {children}
      <FocusAreaChips
        isChosen={({ slug }) => filters.focusArea === slug}
        onChoose={(area) => change({ focusArea: area?.slug })}
      />
    </FilterPanel>
  );
}
