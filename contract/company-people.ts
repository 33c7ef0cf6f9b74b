import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { idParam, idParams, line, timestamp } from '#contract/kit/fields.ts';
import { itemId } from './items.ts';
import { namedMember } from './members.ts';

/** Bounds of the people of a company (rule company-people). */
export const companyPeopleBounds = { perCompany: 200, perMember: 20, role: 120 };

/** Who has agreed that a member works for a company. Others see it once both have. */
export const agreements = ['company', 'member', 'both'] as const;
export type Agreement = (typeof agreements)[number];

const role = line(companyPeopleBounds.role).min(1, 'Please enter the role');

const person = namedMember.extend({
  avatarUrl: z.string().nullable(),
  role: z.string(),
  /** The person of the company's own list of its team that this member is; `null` where the list does not name them. */
  teamMemberId: z.number().int().nullable(),
  agreedBy: z.enum(agreements),
  since: timestamp,
});
export type CompanyPerson = z.infer<typeof person>;

/** Somebody of the company's people whom the caller knows, or whom connections of the caller's know. */
const acquaintance = z.object({
  person,
  /** Connections who know them; empty where the caller is connected with them. */
  through: z.array(namedMember).max(3),
});
export type Acquaintance = z.infer<typeof acquaintance>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 60, windowSeconds: 3600 }];

/** GET /api/companies/{id}/people */
export const listCompanyPeople = defineEndpoint({
  name: 'companyPeople.list',
  method: 'GET',
  path: '/api/companies/:id/people',
  summary: 'Members who work for a company, and whom the caller knows among them',
  access: 'everyone',
  params: idParams,
  response: z.object({
    /** Those whom both sides have confirmed. */
    items: z.array(person),
    /** What waits for one of the two sides: for the company's owner and admins. */
    waiting: z.array(person),
    /** The caller's own place; `null` where there is none. */
    own: person.nullable(),
    /** Direct connections first. */
    known: z.array(acquaintance),
  }),
  cache: 'private',
});

const params = z.strictObject({ id: idParam, memberId: idParam });

/**
 * PUT /api/companies/{id}/people/{memberId}: the caller's side agrees that this member works for the company. The owner (or
 * an admin) speaks for the company, and a member for themselves. 403 for anyone else, 404 for a member who is not in the
 * directory, 409 where nobody looks after the company yet, where a bound is reached, or where the person of the team is
 * another member already.
 */
export const agreeOnPerson = defineEndpoint({
  name: 'companyPeople.agree',
  method: 'PUT',
  path: '/api/companies/:id/people/:memberId',
  summary: 'Say or confirm that a member works for a company',
  access: 'member',
  params,
  body: z.strictObject({
    /** Required the first time; `null`: it stays. With another one the other side is asked again. */
    role: role.nullable(),
    /** For the company's side; otherwise it stays. */
    teamMemberId: itemId.nullable().optional(),
  }),
  response: z.object({ agreedBy: z.enum(agreements) }),
  rateLimits: changes,
});

/** DELETE /api/companies/{id}/people/{memberId}: either side ends it, or declines. Repeating it is no error. */
export const removePerson = defineEndpoint({
  name: 'companyPeople.remove',
  method: 'DELETE',
  path: '/api/companies/:id/people/:memberId',
  summary: 'Say that a member does not work for a company',
  access: 'member',
  params,
  response: z.object({ agreedBy: z.null() }),
  rateLimits: changes,
});

const employment = z.object({
  company: z.object({ id: z.number().int(), name: z.string(), path: z.string() }),
  role: z.string(),
  agreedBy: z.enum(agreements),
  since: timestamp,
});
export type Employment = z.infer<typeof employment>;

/** GET /api/members/{id}/employments: what both sides have confirmed; for the member also what waits. */
export const listEmployments = defineEndpoint({
  name: 'companyPeople.employments',
  method: 'GET',
  path: '/api/members/:id/employments',
  summary: 'Companies that a member works for',
  access: 'everyone',
  params: idParams,
  response: z.object({ items: z.array(employment) }),
  cache: 'private',
});
