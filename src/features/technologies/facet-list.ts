import type { SectorId } from '#contract/focus-areas-sectors.ts';
import { placeRegions } from '#contract/places-regions.ts';
import { technologyStages, technologyStatuses } from '#contract/technologies.ts';
import type { TechnologyFacetName } from '#contract/technologies-facets.ts';
import { readinessLevels } from '#contract/technologies-terms.ts';
import { type Choice, choicesOf } from '#src/lib/choices.ts';
import { countryChoices } from '#src/lib/country-choices.ts';
import type { FacetList } from '#src/lib/facets.ts';

/** The counted filters of technologies. */
export function technologyFacetList(areas: readonly Choice<SectorId>[]): FacetList<TechnologyFacetName> {
  return {
    labels: {
      focusArea: 'Focus area',
      level: 'Readiness level',
      status: 'Status',
      country: 'Country of the company',
      basedIn: 'Part of the world',
      patents: 'Patents',
      stage: 'Development stage',
    },
    choices: {
      focusArea: areas,
      level: choicesOf(readinessLevels),
      status: choicesOf(technologyStatuses),
      get country() {
        return countryChoices();
      },
      basedIn: choicesOf(placeRegions),
      patents: [
        { value: 'yes', label: 'With patents' },
        { value: 'no', label: 'No patents named' },
      ],
      stage: choicesOf(technologyStages),
    },
    inOwnOrder: ['level', 'status', 'patents', 'stage'],
  };
}
