import type { SectorId } from '#contract/focus-areas-sectors.ts';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { useSectorChoices } from './use-sector-choices.ts';

interface SectorSelectProps {
  value: string | undefined;
  onChange: (sector: SectorId | '') => void;
}

/** Narrows a directory to one focus area. */
export function SectorSelect({ value = '', onChange }: SectorSelectProps) {
  const choices = useSectorChoices();
  return <FilterSelect label="Focus area" all="All Focus Areas" value={value} choices={choices} onChange={onChange} />;
}
