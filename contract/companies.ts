import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { searchExportOf } from '#contract/kit/exports.ts';
import {
  choice,
  day,
  idParam,
  idParams,
  line,
  lineBetweenCommas,
  optionalLine,
  optionalText,
  paragraphText,
  recordVersion,
  timestamp,
  webAddress,
} from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { articleSummary } from './articles.ts';
import { companyFacetCounts, companyFilterQuery } from './companies-facets.ts';
import { money } from './companies-figures.ts';
import { sectorId, sectorRef } from './focus-areas-sectors.ts';
import { companySizes } from './listings-terms.ts';
import { companyMatchProfile } from './match-profiles.ts';
import { holdNotice } from './moderation-holds.ts';
import { picture, pictureId } from './pictures.ts';
import { cityCount, mappedCities } from './places.ts';
import { developmentStage } from './technologies-terms.ts';

export { companySizes } from './listings-terms.ts';
export type CompanySize = keyof typeof companySizes;
const companySize = choice(companySizes, 'Please select a company size');

/**
 * The orders of the directory (rule company-directory): newest puts the larger founded year first. In the orders by a figure,
 * companies that do not state it come last.
 */
export const companySorts = {
  alphabetical: 'Alphabetical',
  newest: 'Newest First',
  oldest: 'Oldest First',
  funding: 'Most Funding First',
  'last-round': 'Latest Round First',
  raising: 'Largest Amount Sought First',
  team: 'Largest Team First',
  revenue: 'Largest Revenue First',
  jobs: 'Most Open Jobs First',
  closing: 'Round Closes Soonest',
} as const;
export type CompanySort = keyof typeof companySorts;

/** The likelihoods of a prediction; `other` stands for any other word (rule company-pages). */
export const predictionLevels = {
  certain: 'Certain',
  'very-likely': 'Very Likely',
  likely: 'Likely',
  possible: 'Possible',
  other: 'Unlikely',
} as const;
export type PredictionLevel = keyof typeof predictionLevels;
const predictionLevel = choice(predictionLevels).nullable();

/** Bounds of the forms (rule company-bounds). */
export const companyBounds = {
  name: { min: 2, max: 100 },
  description: { min: 20, max: 300 },
  longDescription: 5000,
  firstYear: 1800,
  statement: 500,
  figure: 40,
  rounds: 20,
  investors: 20,
  milestones: 30,
  technologies: 50,
  team: 50,
} as const;

const fundingRound = z.strictObject({
  type: line(companyBounds.figure).min(1, 'Please name the round'),
  amount: line(companyBounds.figure).min(1, 'Please enter the amount'),
  date: day,
  investors: z
    .array(lineBetweenCommas(80).min(1, 'A name cannot be empty'))
    .max(companyBounds.investors, `Please name at most ${companyBounds.investors} investors`),
});

const milestone = z.strictObject({
  title: line(120).min(1, 'Please name the milestone'),
  date: day,
  description: paragraphText.max(companyBounds.statement, `Please keep this to ${companyBounds.statement} characters`),
});

const percentage = z
  .string()
  .trim()
  .max(20, 'Please enter a percentage, such as 12% or -4.5%')
  // People type minus signs in several ways; one of them is stored.
  .transform((value) => value.replace(/^[−–]/, '-'))
  .pipe(z.string().regex(/^(?:-?\d{1,4}(?:\.\d{1,2})?%)?$/, 'Please enter a percentage, such as 12% or -4.5%'))
  .transform((value) => (value === '' ? undefined : value))
  .optional();

/** The fields of the create and edit forms. Owners cannot set verification, scores and predictions. */
export const companyInput = z.strictObject({
  name: line(1000)
    .min(companyBounds.name.min, `Name must be at least ${companyBounds.name.min} characters`)
    .max(companyBounds.name.max, `Please keep this to ${companyBounds.name.max} characters`),
  /** For cards: plain text. */
  description: paragraphText
    .min(companyBounds.description.min, `Description must be at least ${companyBounds.description.min} characters`)
    .max(companyBounds.description.max, `Please keep this to ${companyBounds.description.max} characters`),
  /** Plain text or HTML; the server sanitises it. */
  longDescription: optionalText(companyBounds.longDescription),
  websiteUrl: webAddress,
  location: line(150).min(2, 'Please enter a location'),
  foundedYear: z
    .int('Please enter a year')
    .min(companyBounds.firstYear, `Please enter a year from ${companyBounds.firstYear} on`)
    .refine((year) => year <= new Date().getUTCFullYear(), 'This year has not begun yet'),
  size: companySize,
  focusArea: sectorId,
  mission: optionalText(companyBounds.statement),
  vision: optionalText(companyBounds.statement),
  employeeCount: z
    .int('Please enter a whole number')
    .min(1, 'Please enter at least 1')
    .max(5_000_000, 'Please check this number')
    .optional(),
  revenue: optionalLine(companyBounds.figure),
  valuation: optionalLine(companyBounds.figure),
  profitMargin: percentage,
  fundingTotal: optionalLine(companyBounds.figure),
  fundingRounds: z.array(fundingRound).max(companyBounds.rounds, `Please list at most ${companyBounds.rounds} rounds`),
  milestones: z
    .array(milestone)
    .max(companyBounds.milestones, `Please list at most ${companyBounds.milestones} milestones`),
  /** An upload of the caller, or the logo that it has; `null` for none. Left out, it stays as it is. */
  logo: pictureId.nullable().optional(),
});
export type CompanyInput = z.input<typeof companyInput>;
export type ParsedCompanyInput = z.output<typeof companyInput>;

export const companySummary = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  location: z.string(),
  /** The country of the location in two letters; `null` where it is not known. */
  country: z.string().nullable().default(null),
  /** The number of its city in GeoNames; `null` where it is not known. */
  cityId: z.number().int().nullable().default(null),
  foundedYear: z.number().int(),
  size: companySize,
  focusArea: sectorRef,
  isVerified: z.boolean(),
  isClaimed: z.boolean(),
  /** The total of its funding as a number, or the sum of its rounds; `null` where neither is stated so that it can be read. */
  funding: money.nullable().default(null),
  lastRound: z.object({ type: z.string(), date: z.string() }).nullable().default(null),
  revenueAmount: money.nullable().default(null),
  /** What it raises now. */
  raising: money.nullable().default(null),
  /** The day on which the round that it raises closes. */
  closesOn: z.string().nullable().default(null),
  /** Whether it has a listed job. */
  isHiring: z.boolean().default(false),
  /** How many listed jobs name it. */
  openJobs: z.number().int().default(0),
  employeeCount: z.number().int().nullable().default(null),
});
export type CompanySummary = z.infer<typeof companySummary>;

const companyTechnology = z.object({
  id: z.number().int(),
  name: z.string(),
  developmentStage,
  description: z.string(),
  isListedForSale: z.boolean(),
});
export type CompanyTechnology = z.infer<typeof companyTechnology>;

export const teamMember = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  imageUrl: z.string().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

/**
 * A whole company (rule company-pages), the same for everyone. `companies.standing` says whether the caller owns it;
 * this answer only says whether there is an owner (`isClaimed`).
 */
export const company = companySummary.extend({
  /** The picture behind `logoUrl`; `null` where its owner has uploaded none. */
  logo: picture.nullable().default(null),
  /** Sanitised HTML, empty where none was given. */
  longDescription: z.string(),
  websiteUrl: z.string().nullable(),
  createdAt: timestamp,
  /** 0 to 100. */
  growthScore: z.number().int().nullable(),
  industryRank: z.number().int().nullable(),
  /** 0 to 100. */
  heatScore: z.number().int().nullable(),
  fundingTotal: z.string().nullable(),
  fundingRounds: z.array(
    z.object({
      type: z.string(),
      amount: z.string(),
      /** The amount as a number; `null` where the text is not one that can be read without a doubt. */
      value: money.nullable().default(null),
      date: z.string(),
      investors: z.array(z.string()),
    }),
  ),
  acquisitionLikelihood: predictionLevel,
  fundingLikelihood: predictionLevel,
  ipoLikelihood: predictionLevel,
  mission: z.string().nullable(),
  vision: z.string().nullable(),
  revenue: z.string().nullable(),
  valuation: z.string().nullable(),
  profitMargin: z.string().nullable(),
  milestones: z.array(z.object({ title: z.string(), date: z.string(), description: z.string() })),
  technologies: z.array(companyTechnology),
  team: z.array(teamMember),
  /** What it seeks and offers; `null` where nothing is given. */
  matchProfile: companyMatchProfile.nullable().default(null),
  /** The edition's number, which an edit must name. */
  version: z.number().int(),
});
export type Company = z.infer<typeof company>;

/** GET /api/companies */
export const listCompanies = defineEndpoint({
  name: 'companies.list',
  method: 'GET',
  path: '/api/companies',
  summary: 'Companies, alphabetical unless another order is asked for',
  access: 'everyone',
  query: z.strictObject({
    ...companyFilterQuery,
    /** Also count what each value of a filter would find; once, not with every page. */
    facets: z.enum(['true']).optional(),
    sort: choice(companySorts).optional(),
    ...pageQuery,
  }),
  response: page(companySummary).extend({ facets: companyFacetCounts.optional() }),
  cache: 'public',
});

/** GET /api/companies/export: the same filters and orders as the list. */
export const exportCompanies = searchExportOf('companies.export', 'A search of companies as a CSV or Excel file', {
  path: listCompanies.path,
  filters: { ...companyFilterQuery, sort: choice(companySorts).optional() },
});

/** GET /api/companies/cities: the filters of the list, as circles on its map. */
export const listCompanyCities = defineEndpoint({
  name: 'companies.cities',
  method: 'GET',
  path: '/api/companies/cities',
  summary: 'How many companies some filters find in each city, in those with the most',
  access: 'everyone',
  query: z.strictObject(companyFilterQuery),
  response: z.array(cityCount).max(mappedCities),
  cache: 'public',
});

/** GET /api/companies/{id} */
export const getCompany = defineEndpoint({
  name: 'companies.get',
  method: 'GET',
  path: '/api/companies/:id',
  summary: 'One company',
  access: 'everyone',
  params: idParams,
  response: company,
  cache: 'public',
});

/** GET /api/companies/{id}/related-articles: up to three articles of its focus area that share words with it. */
export const listRelatedArticles = defineEndpoint({
  name: 'companies.relatedArticles',
  method: 'GET',
  path: '/api/companies/:id/related-articles',
  summary: 'Articles about what a company does',
  access: 'everyone',
  params: idParams,
  response: z.array(articleSummary),
  cache: 'public',
});

/** GET /api/companies/{id}/standing: the caller's relation to a company and the actions open to them. */
export const companyStanding = defineEndpoint({
  name: 'companies.standing',
  method: 'GET',
  path: '/api/companies/:id/standing',
  summary: 'Whether the caller owns a company, may edit it, or waits for a claim to be decided',
  access: 'member',
  params: idParams,
  response: z.object({ isOwner: z.boolean(), canEdit: z.boolean(), hasPendingClaim: z.boolean() }),
  cache: 'private',
});

const writeLimits = [
  { by: 'account', limit: 60, windowSeconds: 3600 },
  { by: 'address', limit: 120, windowSeconds: 3600 },
] as const;

/** POST /api/companies: the member who adds a company becomes its owner. */
export const createCompany = defineEndpoint({
  name: 'companies.create',
  method: 'POST',
  path: '/api/companies',
  summary: 'Add a company',
  access: 'member',
  body: companyInput,
  status: 201,
  response: company,
  rateLimits: [
    { by: 'account', limit: 10, windowSeconds: 3600 },
    { by: 'address', limit: 30, windowSeconds: 3600 },
  ],
});

/** PUT /api/companies/{id}: by the owner or an admin. 409 when the company was changed since `version`. */
export const updateCompany = defineEndpoint({
  name: 'companies.update',
  method: 'PUT',
  path: '/api/companies/:id',
  summary: 'Change a company',
  access: 'member',
  params: idParams,
  body: companyInput.extend({ version: recordVersion }),
  response: company,
  rateLimits: writeLimits,
});

export const teamMemberInput = z.strictObject({
  name: line(100).min(2, 'Name must be at least 2 characters'),
  title: line(100).min(2, 'Please enter a title'),
  bio: optionalText(600),
});

/** POST /api/companies/{id}/team */
export const addTeamMember = defineEndpoint({
  name: 'companies.addTeamMember',
  method: 'POST',
  path: '/api/companies/:id/team',
  summary: 'Add a person to the team of a company',
  access: 'member',
  params: idParams,
  body: teamMemberInput,
  status: 201,
  response: teamMember,
  rateLimits: writeLimits,
});

/** DELETE /api/companies/{id}/team/{memberId} */
export const removeTeamMember = defineEndpoint({
  name: 'companies.removeTeamMember',
  method: 'DELETE',
  path: '/api/companies/:id/team/:memberId',
  summary: 'Remove a person from the team of a company',
  access: 'member',
  params: z.strictObject({ id: idParam, memberId: idParam }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: writeLimits,
});

/** GET /api/companies/{id}/withheld: like that of a listing. */
export const getWithheldCompany = defineEndpoint({
  name: 'withheld.company',
  method: 'GET',
  path: '/api/companies/:id/withheld',
  summary: 'A company that the team has hidden, for its owner',
  access: 'member',
  params: idParams,
  response: z.object({ record: company, hold: holdNotice }),
});
