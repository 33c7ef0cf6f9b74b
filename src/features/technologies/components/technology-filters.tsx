import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { searchMax } from '#contract/kit/fields.ts';
import { readinessSteps, technologySorts } from '#contract/technologies.ts';
import { countChosen, FilterPanel } from '#src/components/filter-panel.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { ChipGroup, ToggleChip } from '#src/components/toggle-chip.tsx';
import type { UrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import type { TechnologyFilters } from '../filters.ts';
import { TechnologyFacets } from './technology-facets.tsx';

type TechnologyFiltersProps = Pick<UrlFilters<TechnologyFilters>, 'filters' | 'change'> & {
  /** The saved searches, among the filters. */
  children?: ReactNode;
};

const { newest, ...otherSorts } = technologySorts;
const sorts = choicesOf(otherSorts);

/** Search, order, and the filters (rule technology-directory); all but the order combine. */
export function TechnologyFilterPanel({ filters, change, children }: TechnologyFiltersProps) {
  return (
    <FilterPanel
      label="Technologies"
      chosen={countChosen(filters, 'search', 'sort')}
      fields={
        <>
          <SearchInput
            label="Search technologies"
            placeholder="Search technologies..."
            value={filters.search ?? ''}
            maxLength={searchMax}
            onSearch={(search) => change({ search })}
          />
          <FilterSelect
            label="Sort"
            all={newest}
            value={filters.sort ?? ''}
            choices={sorts}
            onChange={(sort) => change({ sort })}
          />
        </>
      }
    >
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
      <TechnologyFacets filters={filters} change={change} />
      {children}
    </FilterPanel>
  );
}
