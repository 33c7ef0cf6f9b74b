import { z } from 'zod';

import { defineEndpoint, type RateLimit } from '#contract/kit/endpoint.ts';
import { choice, idParam, idParams, line, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';

/** The kinds of records that an investor can be. */
export const investorKinds = { company: 'company', member: 'member' } as const;
export type InvestorKind = keyof typeof investorKinds;

/** Bounds of the investors of a company (rule company-investors). */
export const companyInvestorBounds = { perCompany: 100, perInvestor: 1000, name: 80 };

/**
 * What two names in the rounds of a company have in common if they mean the same investor: without accents and case. All of
 * it, since the funds of one house often differ in the last word only.
 */
export function investorKey(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Some signs stand for many letters; what an index holds has bounds. A cut must not leave half of a surrogate pair.
  return folded.slice(0, 4 * companyInvestorBounds.name).replace(/[\ud800-\udbff]$/, '');
}

/** Who has agreed that a record is the investor whom a round names. Others see it once both have. */
export const investorAgreements = ['company', 'investor', 'both'] as const;
export type InvestorAgreement = (typeof investorAgreements)[number];

const investor = z.object({
  /** The name in the company's rounds. */
  name: z.string(),
  kind: choice(investorKinds),
  id: z.number().int(),
  /** The name of the member or company on CARDI. */
  title: z.string(),
  path: z.string(),
  agreedBy: z.enum(investorAgreements),
  /** Whether the caller is this member, or owns this company. */
  isOwn: z.boolean(),
});
export type CompanyInvestor = z.infer<typeof investor>;

const changes: readonly RateLimit[] = [{ by: 'account', limit: 120, windowSeconds: 3600 }];

/** GET /api/companies/{id}/investors: those whom both sides have confirmed, by name. */
export const listCompanyInvestors = defineEndpoint({
  name: 'companyInvestors.list',
  method: 'GET',
  path: '/api/companies/:id/investors',
  summary: "Members and companies that are investors of a company's rounds",
  access: 'everyone',
  params: idParams,
  response: z.object({
    items: z.array(investor),
    /** What waits for one of the two sides: all for the company's owner and admins, otherwise the caller's own. */
    waiting: z.array(investor),
  }),
  cache: 'private',
});

const params = z.strictObject({ id: idParam, kind: choice(investorKinds), investorId: idParam });

/**
 * PUT /api/companies/{id}/investors/{kind}/{investorId}: the caller's side agrees that this member or company is an investor
 * whom the company's rounds name. The company's owner (or an admin) speaks for the company; the member, or the owner of the
 * investing company, for the investor. A name other than the one that was said is for the other side to confirm. An investing company without an owner need not agree. 403 for anyone else; 400 for a
 * name that no round has; 409 where nobody looks after the company yet, where the investor is another record already, or
 * where a bound is reached.
 */
export const agreeOnInvestor = defineEndpoint({
  name: 'companyInvestors.agree',
  method: 'PUT',
  path: '/api/companies/:id/investors/:kind/:investorId',
  summary: 'Say or confirm who an investor of a company is',
  access: 'member',
  params,
  body: z.strictObject({
    /** The name in the rounds. Required the first time; `null`: it stays. With another one the other side is asked again. */
    name: line(companyInvestorBounds.name).min(1, 'Please choose the investor').nullable(),
  }),
  response: z.object({ agreedBy: z.enum(investorAgreements) }),
  rateLimits: changes,
});

/** DELETE /api/companies/{id}/investors/{kind}/{investorId}: either side ends it, or declines. Repeating it is no error. */
export const removeInvestor = defineEndpoint({
  name: 'companyInvestors.remove',
  method: 'DELETE',
  path: '/api/companies/:id/investors/:kind/:investorId',
  summary: 'Say that a record is not an investor of a company',
  access: 'member',
  params,
  response: z.object({ agreedBy: z.null() }),
  rateLimits: changes,
});

const investment = z.object({
  company: z.object({ id: z.number().int(), name: z.string(), path: z.string() }),
  /** The rounds that name the investor, newest first. */
  rounds: z.array(z.object({ type: z.string(), amount: z.string(), date: z.string() })),
  agreedBy: z.enum(investorAgreements),
  since: timestamp,
});
export type Investment = z.infer<typeof investment>;

/** GET /api/investors/{kind}/{id}/investments: what both sides have confirmed; for the investor also what waits. */
export const listInvestments = defineEndpoint({
  name: 'companyInvestors.investments',
  method: 'GET',
  path: '/api/investors/:kind/:id/investments',
  summary: 'Companies in whose rounds a member or company has invested',
  access: 'everyone',
  params: z.strictObject({ kind: choice(investorKinds), id: idParam }),
  query: z.strictObject(pageQuery),
  response: page(investment),
  cache: 'private',
});
