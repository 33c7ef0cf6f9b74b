import { z } from 'zod';

import { eventTypes } from '#contract/events.ts';
import { choice } from '#contract/kit/fields.ts';
import { type FiltersOf, filterCodec } from '#src/lib/url-filters.ts';

/** The list's filters, as stored in the address and sent to the server; all must match (rule event-lists). */
export const eventFilters = filterCodec({
  focusAreaId: z.string().regex(/^[1-9]\d{0,8}$/),
  type: choice(eventTypes),
  virtual: z.literal('true'),
  free: z.literal('true'),
});
export type EventFilters = FiltersOf<typeof eventFilters>;
