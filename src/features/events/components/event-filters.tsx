import { type EventType, eventTypes } from '#contract/events.ts';
import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { FocusIcon, useFocusAreas } from '#src/features/focus-areas/index.ts';
import type { EventFilters } from '../filters.ts';
import type { useEventFilters } from '../use-event-filters.ts';
import { typeIcons } from './badges.tsx';
import styles from './event-filters.module.css';

interface EventFilterPanelProps {
  filters: EventFilters;
  change: ReturnType<typeof useEventFilters>['change'];
}

const types = Object.entries(eventTypes) as [EventType, string][];

/** Type, focus area, virtual only, free only. Clicking an active one takes it back (spec 1, section 4). */
export function EventFilterPanel({ filters, change }: EventFilterPanelProps) {
  // The six built-in areas stand in until the server's are known: the row does not jump.
  const { data: areas = builtInFocusAreas } = useFocusAreas();
  return (
    <search aria-label="Events" className={styles.panel}>
      <ChipGroup label="Type">
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
        {areas.map(({ id, slug, title }) => (
          <ToggleChip
            key={id}
            icon={<FocusIcon slug={slug} size={18} />}
            isOn={filters.focusAreaId === id}
            onToggle={(isOn) => change({ focusAreaId: isOn ? id : undefined })}
          >
            {title}
          </ToggleChip>
        ))}
      </ChipGroup>
      <ChipGroup label="Only">
        <ToggleChip isOn={filters.virtual === true} onToggle={(isOn) => change({ virtual: isOn || undefined })}>
          Virtual Events Only
        </ToggleChip>
        <ToggleChip isOn={filters.free === true} onToggle={(isOn) => change({ free: isOn || undefined })}>
          Free Events Only
        </ToggleChip>
      </ChipGroup>
    </search>
  );
}
