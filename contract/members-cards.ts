import { z } from 'zod';

import { timestamp } from '#contract/kit/fields.ts';
import { ticketSize } from './members-facets.ts';

/** A member as named in other records. `hasProfile`: everyone can open their page. */
export const namedMember = z.object({ id: z.number().int(), name: z.string(), hasProfile: z.boolean() });

/** A member as a card shows them. Relations to the caller come from another endpoint. */
export const memberSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Their position, or else the headline of their profile. */
  title: z.string().nullable(),
  organization: z.string().nullable(),
  /** The opening of their bio. */
  bio: z.string(),
  /** Names of focus areas. */
  focusAreas: z.array(z.string()),
  memberSince: timestamp,
  location: z.string().nullable(),
  /** The country of the location in two letters; `null` where it is not known. */
  country: z.string().nullable().default(null),
  /** The number of their city in GeoNames; `null` where it is not known. */
  cityId: z.number().int().nullable().default(null),
  connectionCount: z.number().int().nonnegative(),
  /** What they invest at once; `null` where they do not say. */
  ticket: ticketSize.nullable().default(null),
  avatarUrl: z.string().nullable(),
});
export type MemberSummary = z.infer<typeof memberSummary>;
