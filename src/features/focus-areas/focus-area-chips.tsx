import { builtInFocusAreas, type FocusArea } from '#contract/focus-areas.ts';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useFocusAreas } from './api.ts';
import { FocusIcon } from './focus-icon.tsx';

/** The fields that the built-in areas have, too. */
type Area = Pick<FocusArea, 'id' | 'slug'>;

interface FocusAreaChipsProps {
  isChosen: (area: Area) => boolean;
  onChoose: (area: Area | undefined) => void;
}

/** Filters a list by one focus area; a second click turns the filter off. */
export function FocusAreaChips({ isChosen, onChoose }: FocusAreaChipsProps) {
  // The six built-in areas are shown until the server's are known, so the row does not jump.
  const { data: areas = builtInFocusAreas } = useFocusAreas();
  return (
    <ChipGroup label="Focus area">
      {areas.map((area) => (
        <ToggleChip
          key={area.slug}
          icon={<FocusIcon slug={area.slug} icon={area.icon} size={18} />}
          isOn={isChosen(area)}
          onToggle={(isOn) => onChoose(isOn ? area : undefined)}
        >
          {area.title}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}
