import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { searchExportOf } from '#contract/kit/exports.ts';
import {
  choice,
  idParam,
  idParams,
  line,
  lineBetweenCommas,
  optionalText,
  paragraphText,
  recordVersion,
} from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { sectorId, sectorRef } from './focus-areas-sectors.ts';
import { holdNotice } from './moderation-holds.ts';
import { picturesInput, shownPicture } from './pictures.ts';
import { pastYear, technologyEvidence, technologyEvidenceInput } from './technologies-evidence.ts';
import { technologyFacetCounts, technologyFilterQuery } from './technologies-facets.ts';
import {
  developmentStage,
  highestReadiness,
  technologyBounds,
  technologyPaths,
  technologyStatus,
} from './technologies-terms.ts';

export { technologyStages } from './listings-terms.ts';
export {
  dedicatedTechnologyRecords,
  firstFreeTechnologyId,
  isDedicated,
  technologyPath,
} from './technologies-dedicated.ts';
export {
  type DevelopmentStage,
  highestReadiness,
  readinessPhase,
  readinessPhases,
  readinessSteps,
  type TechnologyStatus,
  technologyBounds,
  technologyStatuses,
} from './technologies-terms.ts';

/**
 * The orders of the directory (rule technology-directory). Among technologies with the same level, or as many patents, the newest
 * comes first.
 */
export const technologySorts = {
  newest: 'Newest First',
  'most-ready': 'Most Ready First',
  'least-ready': 'Least Ready First',
  'most-patents': 'Most Patents First',
} as const;
export type TechnologySort = keyof typeof technologySorts;

const tag = lineBetweenCommas(technologyBounds.tags.length).min(1, 'A tag cannot be empty');
const entries = z
  .array(line(technologyBounds.line).min(1, 'An entry cannot be empty'))
  .max(technologyBounds.entries, `Please list at most ${technologyBounds.entries}`);

/** The fields of the form for a company's owner. */
export const technologyInput = z.strictObject({
  name: line(1000)
    .min(technologyBounds.name.min, `Name must be at least ${technologyBounds.name.min} characters`)
    .max(technologyBounds.name.max, `Please keep this to ${technologyBounds.name.max} characters`),
  description: paragraphText
    .min(
      technologyBounds.description.min,
      `Description must be at least ${technologyBounds.description.min} characters`,
    )
    .max(technologyBounds.description.max, `Please keep this to ${technologyBounds.description.max} characters`),
  /** Plain text or HTML; the server sanitises it. */
  detailedDescription: optionalText(technologyBounds.detailedDescription),
  focusArea: sectorId,
  status: technologyStatus,
  developmentStage,
  readinessLevel: z
    .int('Please select a readiness level')
    .min(1, 'The readiness level is between 1 and 9')
    .max(highestReadiness, 'The readiness level is between 1 and 9'),
  tags: z
    .array(tag)
    .min(technologyBounds.tags.min, 'Please add at least one tag')
    .max(technologyBounds.tags.max, `Please use at most ${technologyBounds.tags.max} tags`)
    .refine(
      (tags) => new Set(tags.map((value) => value.toLowerCase())).size === tags.length,
      'Each tag can be used once',
    ),
  isListedForSale: z.boolean(),
  yearDeveloped: pastYear.optional(),
  applications: entries,
  keyInnovators: entries,
  ...technologyEvidenceInput,
  /** Left out, they stay as they are. */
  pictures: picturesInput.optional(),
});
export type TechnologyInput = z.input<typeof technologyInput>;
export type ParsedTechnologyInput = z.output<typeof technologyInput>;

export const technologySummary = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  focusArea: sectorRef,
  status: z.string(),
  statusName: z.string(),
  readinessLevel: z.number().int().min(1).max(highestReadiness),
  tags: z.array(z.string()),
  imageUrl: z.string().nullable(),
  isListedForSale: z.boolean(),
  companyId: z.number().int().nullable(),
  companyName: z.string().nullable(),
  companyLogo: z.string().nullable(),
  /** The country of its company in two letters; `null` where it is not known. */
  country: z.string().nullable().default(null),
  hasPatents: z.boolean().default(false),
  patentCount: z.number().int().default(0),
});
export type TechnologySummary = z.infer<typeof technologySummary>;

/** A technology in full. */
export const technology = technologySummary.extend({
  /** Sanitised HTML, empty where none was given. */
  detailedDescription: z.string(),
  developmentStage,
  yearDeveloped: z.number().int().nullable(),
  updatedDate: z.iso.datetime(),
  /** The edition's number, which an edit must name. */
  version: z.number().int(),
  /** Whether the technology's company has an owner, who gets its messages; otherwise the team gets them. */
  hasDeveloper: z.boolean(),
  keyInnovators: z.array(z.string()),
  applications: z.array(z.string()),
  ...technologyEvidence,
  pictures: z.array(shownPicture).default([]),
});
export type Technology = z.infer<typeof technology>;

/** GET /api/technologies */
export const listTechnologies = defineEndpoint({
  name: 'technologies.list',
  method: 'GET',
  path: technologyPaths.list,
  summary: 'Technologies, newest first unless another order is asked for',
  access: 'everyone',
  query: z.strictObject({
    ...technologyFilterQuery,
    /** Also count what each value of a filter would find; once, not with every page. */
    facets: z.enum(['true']).optional(),
    sort: choice(technologySorts).optional(),
    ...pageQuery,
  }),
  response: page(technologySummary).extend({ facets: technologyFacetCounts.optional() }),
  cache: 'public',
});

/** GET /api/technologies/export: the same filters and orders as the list. */
export const exportTechnologies = searchExportOf(
  'technologies.export',
  'A search of technologies as a CSV or Excel file',
  {
    path: listTechnologies.path,
    filters: { ...technologyFilterQuery, sort: choice(technologySorts).optional() },
  },
);

/** GET /api/technologies/{id} */
export const getTechnology = defineEndpoint({
  name: 'technologies.get',
  method: 'GET',
  path: technologyPaths.one,
  summary: 'One technology',
  access: 'everyone',
  params: idParams,
  response: technology,
  cache: 'public',
});

const writeLimits = [
  { by: 'account', limit: 60, windowSeconds: 3600 },
  { by: 'address', limit: 120, windowSeconds: 3600 },
] as const;

/** POST /api/companies/{id}/technologies: the owner of the company, or an admin. */
export const addTechnology = defineEndpoint({
  name: 'technologies.add',
  method: 'POST',
  path: '/api/companies/:id/technologies',
  summary: 'Add a technology to a company',
  access: 'member',
  params: idParams,
  body: technologyInput,
  status: 201,
  response: technology,
  rateLimits: writeLimits,
});

/**
 * PUT /api/technologies/{id}: by the owner of its company or an admin. 409 when the technology was changed since
 * `version`, 403 for technologies with a dedicated page, whose records are part of the program.
 */
export const updateTechnology = defineEndpoint({
  name: 'technologies.update',
  method: 'PUT',
  path: '/api/technologies/:id',
  summary: 'Change a technology',
  access: 'member',
  params: idParams,
  body: technologyInput.extend({ version: recordVersion }),
  response: technology,
  rateLimits: writeLimits,
});

/** DELETE /api/companies/{id}/technologies/{technologyId} */
export const removeTechnology = defineEndpoint({
  name: 'technologies.remove',
  method: 'DELETE',
  path: '/api/companies/:id/technologies/:technologyId',
  summary: 'Remove a technology of a company',
  access: 'member',
  params: z.strictObject({ id: idParam, technologyId: idParam }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: writeLimits,
});

/** GET /api/technologies/{id}/withheld: like that of a listing. */
export const getWithheldTechnology = defineEndpoint({
  name: 'withheld.technology',
  method: 'GET',
  path: '/api/technologies/:id/withheld',
  summary: 'A technology that the team has hidden, for the owner of its company',
  access: 'member',
  params: idParams,
  response: z.object({ record: technology, hold: holdNotice }),
});
