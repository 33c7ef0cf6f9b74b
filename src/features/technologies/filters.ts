import { z } from 'zod';

import { sectorId } from '#contract/sectors.ts';
import { readinessSteps, type TechnologyStatus, technologyBounds, technologyStatuses } from '#contract/technologies.ts';
import { type Filters, filterCodec, filterText, withParams } from '#src/lib/url-filters.ts';

/** The server takes no longer texts; neither does the search box. */
export const searchMax = 200;

const statuses = Object.keys(technologyStatuses) as [TechnologyStatus, ...TechnologyStatus[]];

/** The directory's filters, as the address holds them. */
export const technologyFilters = filterCodec({
  focusArea: sectorId,
  status: z.enum(statuses),
  readiness: z.enum(readinessSteps),
  tag: filterText(technologyBounds.tags.length),
  search: filterText(searchMax),
});
export type TechnologyFilters = Filters<'focusArea' | 'status' | 'readiness' | 'tag' | 'search'>;

export function technologiesPath(filters: TechnologyFilters = {}): string {
  return withParams('/network/technologies', technologyFilters.write(filters));
}
