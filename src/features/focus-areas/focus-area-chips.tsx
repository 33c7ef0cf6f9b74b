import { builtInFocusAreas, type FocusArea } from '#contract/focus-areas.ts';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useFocusAreas } from './api.ts';
import { FocusIcon } from './focus-icon.tsx';

/** As much of an area as those built in have too. */
type Area = Pick<FocusArea, 'id' | 'slug'>;

interface FocusAreaChipsProps {
  isChosen: (area: Area) => boolean;
  onChoose: (area: Area | undefined) => void;
}

/** Narrows a list to one focus area; a second click takes that back. */
export function FocusAreaChips({ isChosen, onChoose }: FocusAreaChipsProps) {
  // The six built-in areas stand in until the server's are known: the row does not jump.
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
