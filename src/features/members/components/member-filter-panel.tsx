import type { ReactNode } from 'react';

import { searchMax } from '#contract/kit/fields.ts';
import { defaultMemberSort, memberSorts } from '#contract/members.ts';
import { countChosen, FilterPanel } from '#src/components/filter-panel.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { ChipRow, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { FocusAreaChips } from '#src/features/focus-areas/index.ts';
import { MatchFilters } from '#src/features/match-profiles/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { MemberFilters } from '../filters.ts';
import { MemberFacets } from './member-facets.tsx';

const sorts = choicesOf(memberSorts);

interface MemberFilterPanelProps {
  filters: MemberFilters;
  change: UrlFilters<MemberFilters>['change'];
  /** The saved searches, among the filters. */
  children?: ReactNode;
}

/** Search box, order, focus area, what members seek and offer, and the counted filters (rule member-directory). */
export function MemberFilterPanel({ filters, change, children }: MemberFilterPanelProps) {
  const { seek, offer, region, reach } = filters;
  const { user } = useCurrentUser();
  const matchFilters = { seek, offer, region };
  return (
    <FilterPanel
      label="Members"
      chosen={countChosen(filters, 'search', 'sort')}
      fields={
        <>
          <SearchInput
            label="Search members"
            placeholder="Search names, titles, places, skills..."
            value={filters.search ?? ''}
            maxLength={searchMax}
            onSearch={(search) => change({ search })}
          />
          {!reach && (
            <FilterSelect
              label="Sort"
              value={filters.sort ?? defaultMemberSort(filters)}
              choices={sorts}
              onChange={(sort) => change({ sort })}
            />
          )}
        </>
      }
    >
      {user && (
        <ChipRow label="Connections">
          <ToggleChip isOn={reach !== undefined} onToggle={(isOn) => change({ reach: isOn ? 'connections' : '' })}>
            Connected to someone I know
          </ToggleChip>
        </ChipRow>
      )}
      <MatchFilters filters={matchFilters} change={change} hasStage={false} />
      <MemberFacets filters={filters} change={change} />
      {children}
      <FocusAreaChips
        isChosen={({ slug }) => filters.focusArea === slug}
        onChoose={(area) => change({ focusArea: area?.slug })}
      />
    </FilterPanel>
  );
}
