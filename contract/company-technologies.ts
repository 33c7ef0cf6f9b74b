import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { choice, idParam, idParams } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';

/** What a company does with a technology (rule company-technologies). */
export const technologyUses = { uses: 'Uses it', develops: 'Develops it' } as const;
export type TechnologyUse = keyof typeof technologyUses;
const technologyUse = choice(technologyUses, 'Please say what the company does with the technology');

/** Bounds of the technologies that a company uses or develops (rule company-technologies). */
export const companyTechnologyBounds = { perCompany: 50 };

const named = z.object({ id: z.number().int(), name: z.string(), path: z.string() });
const linked = named.extend({ use: technologyUse });
export type LinkedRecord = z.infer<typeof linked>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 120, windowSeconds: 3600 }];

/** GET /api/companies/{id}/linked-technologies: those that everyone may see, by name. */
export const listLinkedTechnologies = defineEndpoint({
  name: 'companyTechnologies.list',
  method: 'GET',
  path: '/api/companies/:id/linked-technologies',
  summary: 'Technologies that a company uses or develops',
  access: 'everyone',
  params: idParams,
  response: z.object({ items: z.array(linked) }),
  cache: 'private',
});

/** GET /api/technologies/{id}/companies: those that everyone may see, the newest in the directory first. */
export const listTechnologyCompanies = defineEndpoint({
  name: 'companyTechnologies.companies',
  method: 'GET',
  path: '/api/technologies/:id/companies',
  summary: 'Companies that use or develop a technology',
  access: 'everyone',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: page(linked),
  cache: 'private',
});

/** GET /api/technologies/{id}/own-companies: `use` is `null` for those that do not name the technology. */
export const listOwnTechnologyCompanies = defineEndpoint({
  name: 'companyTechnologies.own',
  method: 'GET',
  path: '/api/technologies/:id/own-companies',
  summary: 'The companies of the caller that can name a technology',
  access: 'member',
  params: idParams,
  response: z.object({ items: z.array(named.extend({ use: technologyUse.nullable() })) }),
  cache: 'private',
});

const params = z.strictObject({ id: idParam, technologyId: idParam });

/**
 * PUT /api/companies/{id}/linked-technologies/{technologyId}: by the owner of the company or an admin. 403 for anyone else,
 * 409 for a technology of the company itself and where the company has too many.
 */
export const linkTechnology = defineEndpoint({
  name: 'companyTechnologies.link',
  method: 'PUT',
  path: '/api/companies/:id/linked-technologies/:technologyId',
  summary: 'Say that a company uses or develops a technology',
  access: 'member',
  params,
  body: z.strictObject({ use: technologyUse }),
  response: z.object({ isLinked: z.literal(true) }),
  rateLimits: changes,
});

/** DELETE /api/companies/{id}/linked-technologies/{technologyId}: by the owner of the company or an admin. */
export const unlinkTechnology = defineEndpoint({
  name: 'companyTechnologies.unlink',
  method: 'DELETE',
  path: '/api/companies/:id/linked-technologies/:technologyId',
  summary: 'Take a technology off a company',
  access: 'member',
  params,
  response: z.object({ isLinked: z.literal(false) }),
  rateLimits: changes,
});
