import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, day, idParams, optionalText, recordVersion } from '#contract/kit/fields.ts';

/**
 * What people, companies and listings say about themselves so that the matchmaker can bring them together (rule
 * match-profiles). Everything is optional; what is given is public, like the rest of a profile.
 */

/** The roles of a member: value as sent, label as shown. */
export const matchRoles = {
  investor: 'Investor',
  founder: 'Founder',
  corporate: 'Corporate',
  researcher: 'Researcher',
  adviser: 'Adviser',
  'public-body': 'Public body',
} as const;
export type MatchRole = keyof typeof matchRoles;

/** The things that one side seeks and another offers: a match joins a seeker and a provider of the same need. */
export const needs = {
  capital: { seek: 'Capital', offer: 'Capital' },
  'pilot-site': { seek: 'A pilot site', offer: 'A pilot site' },
  technology: { seek: 'A technology to license or buy', offer: 'A technology to license or sell' },
  customers: { seek: 'Customers', offer: 'Orders, as a customer' },
  talent: { seek: 'Employees', offer: 'Work, as an employee' },
  advice: { seek: 'Advice from an expert', offer: 'Advice as an expert' },
  research: { seek: 'A research partner', offer: 'Research' },
  manufacturing: { seek: 'A manufacturer', offer: 'Manufacturing' },
  distribution: { seek: 'A distributor', offer: 'Distribution' },
  grants: { seek: 'Grants and public funding', offer: 'Grants and public funding' },
} as const;
export type Need = keyof typeof needs;

/** What a company can offer: everything but its own work as an employee. */
const { talent: _own, ...companyOffers } = needs;

export { companyOffers };

/** The rounds in which companies raise. */
export const fundingRounds = {
  'pre-seed': 'Pre-seed',
  seed: 'Seed',
  'series-a': 'Series A',
  'series-b': 'Series B',
  'series-c-plus': 'Series C+',
} as const;

/** The stages of funding that an investor invests in and a company raises at. */
export const fundingStages = { ...fundingRounds, project: 'Project finance' } as const;
export type FundingStage = keyof typeof fundingStages;

export const matchRegions = {
  benelux: 'Benelux',
  dach: 'Germany, Austria and Switzerland',
  nordics: 'Nordic countries',
  baltics: 'Baltic countries',
  'uk-ireland': 'United Kingdom and Ireland',
  france: 'France',
  iberia: 'Spain and Portugal',
  italy: 'Italy',
  'central-eastern-europe': 'Central and Eastern Europe',
  'south-eastern-europe': 'South-Eastern Europe',
  'north-america': 'North America',
  'latin-america': 'Latin America',
  'middle-east': 'Middle East',
  africa: 'Africa',
  'south-asia': 'South Asia',
  'east-asia': 'East Asia',
  'south-east-asia': 'South-East Asia',
  oceania: 'Australia and Oceania',
} as const;
export type MatchRegion = keyof typeof matchRegions;

/** Currencies of amounts, as ISO 4217 codes. */
export const matchCurrencies = { EUR: 'EUR', USD: 'USD', GBP: 'GBP', CHF: 'CHF' } as const;
export type MatchCurrency = keyof typeof matchCurrencies;

/** Bounds of the form (rule match-profiles). */
export const matchProfileBounds = { words: 300, amount: 10_000_000_000 } as const;

const setOf = <Name extends string>(values: Readonly<Record<Name, unknown>>) => {
  return z
    .array(choice(values, 'Please choose from the list'))
    .max(Object.keys(values).length, 'Each choice can be made once')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each choice can be made once');
};

/** An amount in whole units of its currency. */
const amount = z
  .int('Please enter a whole amount')
  .min(1, 'Please enter an amount above zero')
  .max(matchProfileBounds.amount, 'Please check this amount')
  .nullable();

const common = {
  seeks: setOf(needs),
  offers: setOf(needs),
  stages: setOf(fundingStages),
  regions: setOf(matchRegions),
  currency: choice(matchCurrencies),
};

const memberMatchShape = {
  ...common,
  role: choice(matchRoles).nullable(),
  /** The smallest and the largest amount that they invest at once. */
  ticketMin: amount,
  ticketMax: amount,
  /** What they seek and offer in their own words: plain text. */
  seeksText: optionalText(matchProfileBounds.words),
  offersText: optionalText(matchProfileBounds.words),
};

/** What a member says of themselves. */
export const memberMatchProfile = z.object(memberMatchShape);
export type MemberMatchProfile = z.output<typeof memberMatchProfile>;

/** The form's values. */
export const memberMatchInput = z
  .strictObject(memberMatchShape)
  .refine(({ ticketMin, ticketMax }) => ticketMin === null || ticketMax === null || ticketMin <= ticketMax, {
    path: ['ticketMax'],
    message: 'The largest amount must not be below the smallest',
  });

const companyMatchShape = {
  ...common,
  offers: setOf(companyOffers),
  /** The amount that it raises now; `stages` has the round. */
  raising: amount,
  /** The day on which the round closes. */
  closesOn: day.nullable().default(null),
  seeksText: optionalText(matchProfileBounds.words),
};

/** What a company says of itself. */
export const companyMatchProfile = z.object(companyMatchShape);
export type CompanyMatchProfile = z.output<typeof companyMatchProfile>;

const listingMatchShape = { ...common, amount };

/** What a listing says beyond its details: the regions it is about and the amount sought or offered. */
export const listingMatchProfile = z.object(listingMatchShape);
export type ListingMatchProfile = z.output<typeof listingMatchProfile>;
/** The same in the form of a listing, which can send back what it was given: an amount as a text, empty for none. */
export const listingMatchInput = z.strictObject({
  ...listingMatchShape,
  amount: z.preprocess((value) => {
    if (value === '') return null;
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  }, amount),
});

/** A profile with nothing given, as the forms start. */
const nothing = {
  seeks: [],
  offers: [],
  stages: [],
  regions: [],
  currency: 'EUR',
} satisfies Partial<MemberMatchProfile>;
export const emptyMemberMatchProfile: MemberMatchProfile = { ...nothing, role: null, ticketMin: null, ticketMax: null };
export const emptyCompanyMatchProfile: CompanyMatchProfile = { ...nothing, raising: null, closesOn: null };
export const emptyListingMatchProfile: ListingMatchProfile = { ...nothing, amount: null };

/** The filters by what records seek and offer. */
export const matchFilterQuery = {
  seek: choice(needs).optional(),
  offer: choice(needs).optional(),
  stage: choice(fundingStages).optional(),
  region: choice(matchRegions).optional(),
};
export type MatchFilters = z.infer<z.ZodObject<typeof matchFilterQuery>>;

const profileWrites = [{ by: 'account', limit: 120, windowSeconds: 3600 }] as const;

/** GET /api/profile/match-profile: what the caller seeks and offers; empty where nothing is given. */
export const getMatchProfile = defineEndpoint({
  name: 'profile.matchProfile',
  method: 'GET',
  path: '/api/profile/match-profile',
  summary: 'What the caller seeks and offers',
  access: 'member',
  response: memberMatchProfile,
  cache: 'private',
});

/** PUT /api/profile/match-profile: replaces all of it. */
export const updateMatchProfile = defineEndpoint({
  name: 'profile.updateMatchProfile',
  method: 'PUT',
  path: '/api/profile/match-profile',
  summary: 'Change what the caller seeks and offers',
  access: 'member',
  body: memberMatchInput,
  response: memberMatchProfile,
  rateLimits: profileWrites,
});

/**
 * PUT /api/companies/{id}/match-profile: by the owner or an admin. It is a new edition of the company: 409 when the
 * company was changed since `version`.
 */
export const updateCompanyMatchProfile = defineEndpoint({
  name: 'companies.updateMatchProfile',
  method: 'PUT',
  path: '/api/companies/:id/match-profile',
  summary: 'Change what a company seeks and offers',
  access: 'member',
  params: idParams,
  body: z.strictObject({ ...companyMatchShape, version: recordVersion }),
  response: companyMatchProfile.extend({ version: z.number().int() }),
  rateLimits: profileWrites,
});
