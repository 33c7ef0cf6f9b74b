import { z } from 'zod';

import { choice } from '#contract/fields.ts';
import { sectorId } from '#contract/sectors.ts';
import { readinessSteps, technologyBounds, technologyStatuses } from '#contract/technologies.ts';
import { type Filters, filterCodec, filterText, withParams } from '#src/lib/url-filters.ts';

/** The server takes no longer texts; neither does the search box. */
export const searchMax = 200;

/** The directory's filters, as the address holds them. */
export const technologyFilters = filterCodec({
  focusArea: sectorId,
  status: choice(technologyStatuses),
  readiness: z.enum(readinessSteps),
  tag: filterText(technologyBounds.tags.length),
  search: filterText(searchMax),
});
export type TechnologyFilters = Filters<'focusArea' | 'status' | 'readiness' | 'tag' | 'search'>;

export function technologiesPath(filters: TechnologyFilters = {}): string {
  return withParams('/network/technologies', technologyFilters.write(filters));
}
