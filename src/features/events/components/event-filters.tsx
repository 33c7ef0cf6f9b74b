import type { ReactNode } from 'react';
import { eventTypes } from '#contract/events.ts';
import { ChoiceChips } from '#src/components/choice-chips.tsx';
import { countChosen, FilterPanel } from '#src/components/filter-panel.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { FocusAreaChips } from '#src/features/focus-areas/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { EventFilters } from '../filters.ts';
import { typeIcons } from './badges.tsx';

interface EventFilterPanelProps {
  filters: EventFilters;
  change: UrlFilters<EventFilters>['change'];
  /** The saved searches, among the filters. */
  children?: ReactNode;
}

const types = choicesOf(eventTypes);

/** Type, focus area, virtual only, free only. Clicking an active filter turns it off (rule event-lists). */
export function EventFilterPanel({ filters, change, children }: EventFilterPanelProps) {
  return (
    <FilterPanel label="Events" chosen={countChosen(filters)}>
      <ChoiceChips
        label="Type"
        choices={types}
        icons={typeIcons}
        chosen={filters.type}
        onChoose={(type) => change({ type })}
      />
      <ChipGroup label="Only">
        <ToggleChip
          isOn={filters.virtual === 'true'}
          onToggle={(isOn) => change({ virtual: isOn ? 'true' : undefined })}
        >
          Virtual Events Only
        </ToggleChip>
        <ToggleChip isOn={filters.free === 'true'} onToggle={(isOn) => change({ free: isOn ? 'true' : undefined })}>
          Free Events Only
        </ToggleChip>
      </ChipGroup>
      {children}
      <FocusAreaChips
        isChosen={({ id }) => filters.focusAreaId === String(id)}
        onChoose={(area) => change({ focusAreaId: area && String(area.id) })}
      />
    </FilterPanel>
  );
}
