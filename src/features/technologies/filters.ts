import { z } from 'zod';
import { sectorId } from '#contract/focus-areas-sectors.ts';
import { choice, searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { countryCode } from '#contract/places-countries.ts';
import { placeRegions } from '#contract/places-regions.ts';
import {
  readinessSteps,
  technologyBounds,
  technologySorts,
  technologyStages,
  technologyStatuses,
} from '#contract/technologies.ts';
import { readinessLevels } from '#contract/technologies-terms.ts';
import { type FiltersOf, filterCodec, filterList, filterText, withoutOrder, withParams } from '#src/lib/url-filters.ts';

/** The directory's filters and order as stored in the address. */
export const technologyFilters = filterCodec(
  {
    focusArea: filterList(sectorId),
    level: filterList(choice(readinessLevels)),
    status: filterList(choice(technologyStatuses)),
    country: filterList(countryCode),
    basedIn: filterList(choice(placeRegions)),
    patents: filterList(z.enum(['yes', 'no'])),
    stage: filterList(choice(technologyStages)),
    readiness: z.enum(readinessSteps),
    tag: filterText(technologyBounds.tags.length),
    sort: choice(technologySorts),
    search: filterText(searchMax),
  },
  withoutOrder('newest'),
);
export type TechnologyFilters = FiltersOf<typeof technologyFilters>;

/** Whether anything is left out of the list; the order leaves nothing out. */
export function isNarrowed({ sort: _sort, ...filters }: TechnologyFilters): boolean {
  return technologyFilters.hasAny(filters);
}

export function technologiesPath(filters: TechnologyFilters = {}): string {
  return withParams(paths.technologies, technologyFilters.write(filters));
}
