import { builtInFocusAreas, type FocusArea } from '#contract/focus-areas.ts';
import { StaticPart } from '#src/components/static-part.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { useFocusAreas } from './api.ts';
import { FocusIcon } from './focus-icon.tsx';

/** The fields that the built-in areas have, too. */
type Area = Pick<FocusArea, 'id' | 'slug'>;

type ShownArea = Pick<FocusArea, 'id' | 'slug' | 'icon' | 'title'>;

interface FocusAreaChipsProps {
  isChosen: (area: Area) => boolean;
  onChoose: (area: Area | undefined) => void;
}

/** Filters a list by one focus area; a second click turns the filter off. */
export function FocusAreaChips({ isChosen, onChoose }: FocusAreaChipsProps) {
  // The six built-in areas are shown until the server's are known, so the row does not jump.
  const { data: areas = builtInFocusAreas } = useFocusAreas();
  return (
    <StaticPart>
      <Chips areas={areas} chosen={areas.filter(isChosen)} onChoose={onChoose} />
    </StaticPart>
  );
}

interface ChipsProps extends Pick<FocusAreaChipsProps, 'onChoose'> {
  areas: readonly ShownArea[];
  chosen: readonly ShownArea[];
}

function Chips({ areas, chosen, onChoose }: ChipsProps) {
  return (
    <ChipGroup label="Focus area">
      {areas.map((area) => (
        <ToggleChip
          key={area.slug}
          icon={<FocusIcon slug={area.slug} icon={area.icon} size={18} />}
          isOn={chosen.includes(area)}
          onToggle={(isOn) => onChoose(isOn ? area : undefined)}
        >
          {area.title}
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}
