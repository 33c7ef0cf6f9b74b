import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams } from '#contract/kit/fields.ts';
import { listing } from './listings.ts';
import { holdNotice } from './moderation-holds.ts';

/* Withheld records, for their owner and for admins. The public calls answer 404 for them, the same for everyone,
   because shared caches may keep those answers. */

/**
 * GET /api/listings/{id}/withheld: 404 to everyone but its owner and admins, and for a listing that is not withheld.
 */
export const getWithheldListing = defineEndpoint({
  name: 'withheld.listing',
  method: 'GET',
  path: '/api/listings/:id/withheld',
  summary: 'A listing that the team has hidden or has yet to review, for its owner',
  access: 'member',
  params: idParams,
  response: z.object({ record: listing, hold: holdNotice }),
});
