import { z } from 'zod';
import { sectorId } from '#contract/focus-areas-sectors.ts';
import { choice, searchMax } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { readinessSteps, technologyBounds, technologyStatuses } from '#contract/technologies.ts';
import { type FiltersOf, filterCodec, filterText, withParams } from '#src/lib/url-filters.ts';

/** The directory's filters as stored in the address. */
export const technologyFilters = filterCodec({
  focusArea: sectorId,
  status: choice(technologyStatuses),
  readiness: z.enum(readinessSteps),
  tag: filterText(technologyBounds.tags.length),
  search: filterText(searchMax),
});
export type TechnologyFilters = FiltersOf<typeof technologyFilters>;

export function technologiesPath(filters: TechnologyFilters = {}): string {
  return withParams(paths.technologies, technologyFilters.write(filters));
}
