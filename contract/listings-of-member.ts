import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams } from '#contract/kit/fields.ts';
import { companyListing } from './company-listings.ts';

/** How many of a member's listings a profile shows (rule member-listings). */
export const memberListingsShown = 6;

/**
 * GET /api/members/{id}/listings: the newest that are listed now. Nothing where there is a block between the caller and
 * the member; 404 for a profile that is turned off.
 */
export const listMemberListings = defineEndpoint({
  name: 'listings.ofMember',
  method: 'GET',
  path: '/api/members/:id/listings',
  summary: 'Open listings of a member',
  access: 'member',
  params: idParams,
  response: z.object({ items: z.array(companyListing).max(memberListingsShown) }),
  cache: 'private',
});
