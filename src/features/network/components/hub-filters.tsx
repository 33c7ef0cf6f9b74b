import { searchMax } from '#contract/kit/fields.ts';
import { type ListingFilters, listingTypes } from '#contract/listings.ts';
import { Button } from '#src/components/button.tsx';
import { ChoiceChips } from '#src/components/choice-chips.tsx';
import { countChosen, FilterPanel } from '#src/components/filter-panel.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { FocusAreaChips } from '#src/features/focus-areas/index.ts';
import { typeIcons } from '#src/features/listings/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';

interface HubFiltersProps {
  filters: ListingFilters;
  change: UrlFilters<ListingFilters>['change'];
  onClear: () => void;
}

const types = choicesOf(listingTypes);

/**
 * Search and filters of both tabs; the kind applies to listings only (rule search-words). A second click clears a
 * choice.
 */
export function HubFilters({ filters, change, onClear }: HubFiltersProps) {
  const hasFilters = Object.values(filters).some(Boolean);
  return (
    <FilterPanel
      label="Members and listings"
      chosen={countChosen(filters, 'search')}
      fields={
        <>
          <SearchInput
            label="Search members and listings"
            placeholder="Search members and listings..."
            value={filters.search ?? ''}
            maxLength={searchMax}
            onSearch={(search) => change({ search })}
          />
          <Button disabled={!hasFilters} onClick={onClear}>
            Clear Filters
          </Button>
        </>
      }
    >
      <ChoiceChips
        label="Listing type"
        choices={types}
        icons={typeIcons}
        chosen={filters.type}
        onChoose={(type) => change({ type })}
      />
      <FocusAreaChips
        isChosen={({ slug }) => filters.focusArea === slug}
        onChoose={(area) => change({ focusArea: area?.slug })}
      />
    </FilterPanel>
  );
}
