import { searchMax } from '#contract/kit/fields.ts';
import { defaultMemberSort } from '#contract/members.ts';
import { FilterPanel } from '#src/components/filter-panel.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { FocusAreaChips } from '#src/features/focus-areas/index.ts';
import { MatchFilters } from '#src/features/match-profiles/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import type { MemberFilters } from '../filters.ts';
import { MemberFacets } from './member-facets.tsx';
import styles from './member-filter-panel.module.css';
import { SortSelect } from './sort-select.tsx';

interface MemberFilterPanelProps {
  filters: MemberFilters;
  change: UrlFilters<MemberFilters>['change'];
}

/** Search box, order, focus area, what members seek and offer, and the counted filters (rule member-directory). */
export function MemberFilterPanel({ filters, change }: MemberFilterPanelProps) {
  const { seek, offer, region } = filters;
  const matchFilters = { seek, offer, region };
  return (
    <FilterPanel label="Members">
      <div className={styles.row}>
        <SearchInput
          label="Search members"
          placeholder="Search names, titles, places, skills..."
          value={filters.search ?? ''}
          maxLength={searchMax}
          onSearch={(search) => change({ search })}
        />
        <SortSelect value={filters.sort ?? defaultMemberSort(filters)} onChange={(sort) => change({ sort })} />
      </div>
      <FocusAreaChips
        isChosen={({ slug }) => filters.focusArea === slug}
        onChoose={(area) => change({ focusArea: area?.slug })}
      />
      <MatchFilters filters={matchFilters} change={change} hasStage={false} />
      <MemberFacets filters={filters} change={change} />
    </FilterPanel>
  );
}
