import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { choice, idParam, idParams, timestamp } from '#contract/kit/fields.ts';
import { listingTypes } from './listings.ts';

/** Bounds of the listings of a company (rule company-listings). */
export const companyListingBounds = { perCompany: 200 };

const company = z.object({ id: z.number().int(), name: z.string(), path: z.string() });
export type ListingCompany = z.infer<typeof company>;

/** A listing in a few words. */
export const companyListing = z.object({
  id: z.number().int(),
  title: z.string(),
  type: choice(listingTypes),
  path: z.string(),
  createdAt: timestamp,
});
export type CompanyListing = z.infer<typeof companyListing>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 120, windowSeconds: 3600 }];

/** GET /api/companies/{id}/listings: those that are listed now, newest first. */
export const listCompanyListings = defineEndpoint({
  name: 'companyListings.list',
  method: 'GET',
  path: '/api/companies/:id/listings',
  summary: 'Open listings of a company',
  access: 'everyone',
  params: idParams,
  response: z.object({ items: z.array(companyListing) }),
  cache: 'private',
});

/** GET /api/listings/{id}/company: also the companies that the caller may name, where the listing is the caller's. */
export const getListingCompany = defineEndpoint({
  name: 'companyListings.company',
  method: 'GET',
  path: '/api/listings/:id/company',
  summary: 'The company that a listing belongs to',
  access: 'everyone',
  params: idParams,
  response: z.object({ company: company.nullable(), choices: z.array(company) }),
  cache: 'private',
});

const params = z.strictObject({ id: idParam, listingId: idParam });

/**
 * PUT /api/companies/{id}/listings/{listingId}: by the owner of the listing, who owns the company or works there as both
 * have confirmed. It takes the place of another company. 403 for anyone else, 409 where the company has too many.
 */
export const linkListing = defineEndpoint({
  name: 'companyListings.link',
  method: 'PUT',
  path: '/api/companies/:id/listings/:listingId',
  summary: 'Name the company of a listing',
  access: 'member',
  params,
  response: z.object({ isLinked: z.literal(true) }),
  rateLimits: changes,
});

/** DELETE /api/companies/{id}/listings/{listingId}: by the owner of the listing or of the company. */
export const unlinkListing = defineEndpoint({
  name: 'companyListings.unlink',
  method: 'DELETE',
  path: '/api/companies/:id/listings/:listingId',
  summary: 'Take the company off a listing',
  access: 'member',
  params,
  response: z.object({ isLinked: z.literal(false) }),
  rateLimits: changes,
});
