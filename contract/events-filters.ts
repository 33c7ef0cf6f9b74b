import { z } from 'zod';

import { choice, idParam } from '#contract/kit/fields.ts';

/** The types of events. */
export const eventTypes = {
  conference: 'Conference',
  webinar: 'Webinar',
  workshop: 'Workshop',
  networking: 'Networking',
} as const;
export type EventType = keyof typeof eventTypes;

export const eventType = choice(eventTypes);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The filters of the list of events. */
export const eventFilterQuery = {
  focusAreaId: idParam.optional(),
  type: eventType.optional(),
  virtual: flag.optional(),
  free: flag.optional(),
};
