import { CloseOutlined } from '@ant-design/icons';
import { searchMax } from '#contract/kit/fields.ts';

import { readinessSteps, technologyStatuses } from '#contract/technologies.ts';
import { FilterPanel } from '#src/components/filter-panel.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import { SectorSelect } from '#src/features/focus-areas/index.ts';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { TechnologyFilters } from '../filters.ts';
import styles from './technology-filters.module.css';

type TechnologyFiltersProps = Pick<UrlFilters<TechnologyFilters>, 'filters' | 'change'>;

const statuses = choicesOf(technologyStatuses);

/** Search, focus area, status, readiness and the selected tag; all of them must match (rule technology-directory). */
export function TechnologyFilterPanel({ filters, change }: TechnologyFiltersProps) {
  return (
    <FilterPanel label="Technologies">
      <div className={styles.filters}>
        <SearchInput
          label="Search technologies"
          placeholder="Search technologies..."
          value={filters.search ?? ''}
          maxLength={searchMax}
          onSearch={(search) => change({ search })}
        />
        <SectorSelect value={filters.focusArea} onChange={(focusArea) => change({ focusArea })} />
        <FilterSelect
          label="Status"
          all="All Statuses"
          value={filters.status ?? ''}
          choices={statuses}
          onChange={(status) => change({ status })}
        />
      </div>
      <ChipGroup label="Readiness">
        {readinessSteps.map((step) => (
          <ToggleChip
            key={step}
            isOn={filters.readiness === step}
            onToggle={(isOn) => change({ readiness: isOn ? step : undefined })}
          >
            TRL {step}+
          </ToggleChip>
        ))}
        {filters.tag && (
          <ToggleChip isOn onToggle={() => change({ tag: undefined })} icon={<CloseOutlined aria-hidden="true" />}>
            {`Tag: ${filters.tag}`}
          </ToggleChip>
        )}
      </ChipGroup>
    </FilterPanel>
  );
}
