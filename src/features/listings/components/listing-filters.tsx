import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { type ListingType, listingBounds, listingTypes } from '#contract/listings.ts';
import { SearchInput } from '#src/components/search-input.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { FocusIcon, useFocusAreas } from '#src/features/focus-areas/index.ts';
import { type ListingFilters, searchMax } from '../filters.ts';
import type { useListingFilters } from '../use-listing-filters.ts';
import styles from './listing-filters.module.css';
import { TagFilter } from './tag-filter.tsx';
import { typeIcons } from './type-badge.tsx';

interface ListingFiltersProps {
  filters: ListingFilters;
  change: ReturnType<typeof useListingFilters>['change'];
  /** Tags of the listings in view, as suggestions. */
  knownTags: readonly string[];
}

const types = Object.entries(listingTypes) as [ListingType, string][];

/** Search box, tag, kind and focus area; all of them combine. */
export function ListingFilterPanel({ filters, change, knownTags }: ListingFiltersProps) {
  // The six built-in areas stand in until the server's are known: the row does not jump.
  const { data: areas = builtInFocusAreas } = useFocusAreas();
  return (
    <search aria-label="Listings" className={styles.panel}>
      <div className={styles.texts}>
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
      </div>
      <ChipGroup label="Type">
        <ToggleChip isOn={!filters.type} onToggle={() => change({ type: undefined })}>
          All types
        </ToggleChip>
        {types.map(([type, label]) => (
          <ToggleChip
            key={type}
            icon={typeIcons[type]}
            isOn={filters.type === type}
            onToggle={(isOn) => change({ type: isOn ? type : undefined })}
          >
            {label}
          </ToggleChip>
        ))}
      </ChipGroup>
      <ChipGroup label="Focus area">
        {areas.map(({ slug, title }) => (
          <ToggleChip
            key={slug}
            icon={<FocusIcon slug={slug} size={18} />}
            isOn={filters.focusArea === slug}
            onToggle={(isOn) => change({ focusArea: isOn ? slug : undefined })}
          >
            {title}
          </ToggleChip>
        ))}
      </ChipGroup>
    </search>
  );
}
