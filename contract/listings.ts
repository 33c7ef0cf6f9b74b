import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { searchExportOf } from '#contract/kit/exports.ts';
import { choice, email, idParams, line, optionalLine, timestamp, webAddress } from '#contract/kit/fields.ts';
import { newsFeedOf } from '#contract/kit/news-feeds.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { money } from './companies-figures.ts';
import { listingFacetCounts, listingFilterQuery } from './listings-facets.ts';
import {
  companyFundings,
  companySizes,
  jobTypes,
  type ListingType,
  listingBounds,
  listingTypes,
  partnershipInvestments,
  partnershipTimelines,
  partnershipTypes,
  technologyPatents,
  technologyStages,
  technologyStatuses,
} from './listings-terms.ts';
import { listingMatchInput, listingMatchProfile } from './match-profiles.ts';
import { namedMember } from './members.ts';
import { holdNotice } from './moderation-holds.ts';
import { shownPicture } from './pictures.ts';
import { cityCount, mappedCities } from './places.ts';

export type { ListingFilters } from './listings-facets.ts';
export {
  companyFundings,
  companySizes,
  jobTypes,
  type ListingType,
  listingBounds,
  listingTypes,
  partnershipInvestments,
  partnershipTimelines,
  partnershipTypes,
  technologyPatents,
  technologyStages,
  technologyStatuses,
} from './listings-terms.ts';

/** A choice of a form: an untouched select sends an empty string, which means "not given". */
function optionalChoice<Name extends string>(values: Readonly<Record<Name, string>>) {
  return z.preprocess((value) => (value === '' ? undefined : value), choice(values).optional());
}

/** The fields of only one kind of listing; whether that kind requires them is checked below. */
export const listingDetails = z.object({
  companyName: optionalLine(listingBounds.line),
  companyLocation: optionalLine(listingBounds.line),
  companyWebsite: webAddress,
  companySize: optionalChoice(companySizes),
  companyFunding: optionalChoice(companyFundings),
  technologyStage: optionalChoice(technologyStages),
  technologyPatent: optionalChoice(technologyPatents),
  technologyStatus: optionalChoice(technologyStatuses),
  partnershipType: optionalChoice(partnershipTypes),
  partnershipTimeline: optionalChoice(partnershipTimelines),
  partnershipInvestment: optionalChoice(partnershipInvestments),
  jobLocation: optionalLine(listingBounds.line),
  jobType: optionalChoice(jobTypes),
  jobCompensation: optionalLine(listingBounds.line),
  jobDeadline: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.iso.date('Please enter a valid date').optional(),
  ),
});
export type ListingDetails = z.infer<typeof listingDetails>;
export type ListingDetailField = keyof ListingDetails;

/** The fields of each kind, and which of them it requires (rule listing-kinds). */
export const detailFields = {
  company: {
    required: ['companyName', 'companyLocation'],
    optional: ['companyWebsite', 'companySize', 'companyFunding'],
  },
  technology: { required: ['technologyStage', 'technologyStatus'], optional: ['technologyPatent'] },
  partnership: { required: ['partnershipType', 'partnershipTimeline'], optional: ['partnershipInvestment'] },
  job: { required: ['jobLocation', 'jobType'], optional: ['jobCompensation', 'jobDeadline'] },
} as const satisfies Record<
  ListingType,
  { required: readonly ListingDetailField[]; optional: readonly ListingDetailField[] }
>;

export const missingDetailsMessage = 'Please fill in all required fields for this listing type';

const title = line(1000)
  .min(listingBounds.title.min, `Title must be at least ${listingBounds.title.min} characters`)
  .max(listingBounds.title.max);

const tag = line(listingBounds.tags.length).min(1, 'A tag cannot be empty');

/** The fields of the create form. */
export const listingShape = {
  title,
  description: z
    .string()
    .trim()
    .min(listingBounds.description.min, `Description must be at least ${listingBounds.description.min} characters`)
    .max(listingBounds.description.max),
  type: choice(listingTypes),
  /** Title of a focus area; the server checks that it exists. */
  focusArea: line(100).min(1, 'Please select a focus area'),
  contactEmail: email,
  tags: z
    .array(tag)
    .min(listingBounds.tags.min, 'Please add at least one tag')
    .max(listingBounds.tags.max, `Please use at most ${listingBounds.tags.max} tags`)
    .refine(
      (tags) => new Set(tags.map((value) => value.toLowerCase())).size === tags.length,
      'Each tag can be used once',
    ),
  ...listingDetails.shape,
  /** What it seeks and offers; a change that leaves it out keeps it. */
  matchProfile: listingMatchInput.optional(),
};

/** A missing field that the kind requires is reported at the type (rule listing-kinds). */
export function checkDetails(listing: ListingDetails & { type: ListingType }, context: z.RefinementCtx): void {
  if (detailFields[listing.type].required.some((field) => listing[field] === undefined)) {
    context.addIssue({ code: 'custom', path: ['type'], message: missingDetailsMessage });
  }
}

/** The body of the create form. Fields of another kind than the chosen one are dropped, not stored. */
export const listingInput = z.strictObject(listingShape).superRefine(checkDetails);
export type ListingInput = z.input<typeof listingInput>;
export type ParsedListingInput = z.output<typeof listingInput>;

/** The orders of the market (rule market-filters). In the order by amount, listings that state none come last. */
export const listingSorts = {
  newest: 'Newest First',
  ending: 'Ends Soonest',
  amount: 'Largest Amount First',
} as const;
export type ListingSort = keyof typeof listingSorts;

const listingSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  type: choice(listingTypes),
  focusArea: z.string(),
  focusAreaSlug: z.string(),
  /** The opening of the description as plain text. */
  excerpt: z.string(),
  tags: z.array(z.string()),
  /** The line next to the title on a card: the company, or the location of a job. */
  companyName: z.string().nullable(),
  location: z.string().nullable(),
  /** The country of the location in two letters; `null` where it is not known. */
  country: z.string().nullable().default(null),
  /** The number of its city in GeoNames; `null` where it is not known. */
  cityId: z.number().int().nullable().default(null),
  isFeatured: z.boolean(),
  createdAt: timestamp,
  /** What it seeks or offers; `null` where it does not say. */
  amount: money.nullable().default(null),
  /** When its term ends. */
  expiresAt: timestamp.nullable().default(null),
});
export type ListingSummary = z.infer<typeof listingSummary>;

/**
 * The states of a listing. Only its owner sees a draft; a published listing is listed until its term ends or it is
 * closed. Closed and expired listings keep their page, which says so.
 */
export const listingStatuses = {
  draft: 'Draft',
  published: 'Published',
  closed: 'Closed',
  expired: 'Expired',
} as const;
export type ListingStatus = keyof typeof listingStatuses;

/** Accounts younger than this have their first listing reviewed by the team before it is published (LISTING_REVIEW). */
export const reviewAge = { days: 7 } as const;

/** How long a listing is published, how long before its end its owner is reminded, and how long after it the link works. */
export const listingTerm = { days: 90, reminderDays: 7, linkDays: 30 } as const;

/** The company block of a listing's page. */
const listingCompany = z.object({
  name: z.string(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  foundedYear: z.number().int().nullable(),
  employees: z.string().nullable(),
  funding: z.string().nullable(),
});

/** Who posted a listing, as a card shows them; the face, title and organization of those only who have a page. */
const poster = namedMember.extend({
  title: z.string().nullable().default(null),
  organization: z.string().nullable().default(null),
  avatarUrl: z.string().nullable().default(null),
});

/** A listing in full, without its contact address: messages are relayed. */
export const listing = listingSummary.extend({
  /** Sanitised HTML. */
  description: z.string(),
  pictures: z.array(shownPicture).default([]),
  details: listingDetails,
  company: listingCompany.nullable(),
  /** `null` where nothing is given. */
  matchProfile: listingMatchProfile.nullable().default(null),
  postedBy: poster,
  status: choice(listingStatuses).exclude(['draft']),
  /** When its term ends, or has ended. */
  expiresAt: timestamp,
});
export type Listing = z.infer<typeof listing>;

/** GET /api/listings: newest first unless another order is asked for; all filters combine with AND. */
export const listListings = defineEndpoint({
  name: 'listings.list',
  method: 'GET',
  path: '/api/listings',
  summary: 'Published listings, newest first unless another order is asked for',
  access: 'everyone',
  query: z.strictObject({
    ...listingFilterQuery,
    /** Also count what each value of a filter would find; once, not with every page. */
    facets: z.enum(['true']).optional(),
    /** Also give the newest featured ones that match, for the strip above the first page. */
    withFeatured: z.enum(['true']).optional(),
    sort: choice(listingSorts).optional(),
    ...pageQuery,
  }),
  response: page(listingSummary).extend({
    /** Only with `withFeatured` and on the first page; these listings also appear among `items`. */
    featured: z.array(listingSummary),
    facets: listingFacetCounts.optional(),
  }),
  cache: 'public',
});

/** GET /api/listings/cities: the filters of the list, as circles on its map. */
export const listListingCities = defineEndpoint({
  name: 'listings.cities',
  method: 'GET',
  path: '/api/listings/cities',
  summary: 'How many listings some filters find in each city, in those with the most',
  access: 'everyone',
  query: z.strictObject(listingFilterQuery),
  response: z.array(cityCount).max(mappedCities),
  cache: 'public',
});

/** GET /api/listings/export: the same filters and orders as the list. */
export const exportListings = searchExportOf('listings.export', 'A search of listings as a CSV or Excel file', {
  path: listListings.path,
  filters: { ...listingFilterQuery, sort: choice(listingSorts).optional() },
});

/** GET /api/listings/feed: the newest listings of a search. */
export const listingsFeed = newsFeedOf('listings.feed', 'The newest listings of a search as a news feed', {
  path: listListings.path,
  filters: listingFilterQuery,
});

/** GET /api/listings/{id}: published, closed and expired listings; 404 for drafts and withheld ones. */
export const getListing = defineEndpoint({
  name: 'listings.get',
  method: 'GET',
  path: '/api/listings/:id',
  summary: 'One listing',
  access: 'everyone',
  params: idParams,
  response: listing,
  cache: 'public',
});

/** A listing that was just published, or that waits for the team's review. */
export const newListing = listing.extend({ isUnderReview: z.boolean() });

/** POST /api/listings: publishes at once, unless the team reviews it first (rule listing-terms). */
export const createListing = defineEndpoint({
  name: 'listings.create',
  method: 'POST',
  path: '/api/listings',
  summary: 'Publish a listing',
  access: 'member',
  body: listingInput,
  status: 201,
  response: newListing,
  rateLimits: [
    { by: 'account', limit: 30, windowSeconds: 3600 },
    { by: 'address', limit: 60, windowSeconds: 3600 },
  ],
});

/** POST /api/listings/{id}/views: counts a view once per viewer and day, except the owner's own. */
export const viewListing = defineEndpoint({
  name: 'listings.view',
  method: 'POST',
  path: '/api/listings/:id/views',
  summary: 'Count a view of a listing',
  access: 'everyone',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 600, windowSeconds: 3600 }],
});

/**
 * GET /api/listings/{id}/withheld: a withheld listing, for its owner and for admins; 404 to everyone else, and for one that is
 * not withheld. The public call answers 404 for it, the same for everyone, because shared caches may keep that answer.
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
