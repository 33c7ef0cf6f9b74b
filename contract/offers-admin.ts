import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, day, idParams, line, paragraphText, recordVersion, timestamp, webUrl } from '#contract/kit/fields.ts';
import { agedPageQuery, page } from '#contract/kit/paging.ts';
import { itemId } from './items.ts';
import { offerAudiences, offerCodeKinds, offerStandings } from './offers.ts';
import { pastedCodes } from './offers-codes.ts';

/** The states that admins put an offer in. A published offer cannot become a draft again. */
export const offerStates = { draft: 'Draft', published: 'Published', ended: 'Ended' } as const;
export type OfferState = keyof typeof offerStates;

/** Bounds of offers (rule offers). */
export const offerBounds = {
  title: { min: 3, max: 120 },
  gives: { min: 3, max: 300 },
  givenBy: { min: 2, max: 100 },
  terms: 5000,
  /** How many times an offer can be redeemed, if that is limited. */
  limit: 1_000_000,
  /** Published offers that are not over. */
  open: 100,
} as const;

/** Admins are warned when no more than one in so many is left, or no more than `fewLeft`. */
export const fewLeftOneIn = 10;

const anyDay = z.union([z.literal(''), day], 'Please choose a date');

/** An offer as the admin's form sends it: empty texts and `null` mean "none". */
const offerFields = {
  title: line(1000)
    .min(offerBounds.title.min, `Title must be at least ${offerBounds.title.min} characters`)
    .max(offerBounds.title.max, `Please keep this to ${offerBounds.title.max} characters`),
  /** The partner that gives it; `null` for any other organization, which `givenBy` names. */
  partnerId: itemId.nullable(),
  givenBy: line(offerBounds.givenBy.max),
  gives: line(2000)
    .min(offerBounds.gives.min, 'Please say what members get')
    .max(offerBounds.gives.max, `Please keep this to ${offerBounds.gives.max} characters`),
  terms: paragraphText.max(
    offerBounds.terms,
    `Please keep this to ${offerBounds.terms.toLocaleString('en-US')} characters`,
  ),
  url: webUrl(300, 'Please enter the web address where it is redeemed').refine(
    (url) => /^https:/i.test(url),
    'Please enter an address that begins with https://',
  ),
  startsOn: anyDay,
  endsOn: anyDay,
  /** How many times in all; `null`: without a limit, or as often as there are codes. */
  limit: z
    .int('Please enter a whole number')
    .min(1, 'Please enter at least 1')
    .max(offerBounds.limit, `Please enter at most ${offerBounds.limit.toLocaleString('en-US')}`)
    .nullable(),
  audience: choice(offerAudiences, 'Please choose who it is for'),
  codeKind: choice(offerCodeKinds, 'Please choose what members get'),
};

function refineOffer(
  offer: Pick<OfferInput, 'partnerId' | 'givenBy' | 'startsOn' | 'endsOn'>,
  context: z.RefinementCtx,
): void {
  const add = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (offer.partnerId === null && offer.givenBy.length < offerBounds.givenBy.min) {
    add('givenBy', 'Please say who gives it');
  }
  if (offer.startsOn !== '' && offer.endsOn !== '' && offer.endsOn < offer.startsOn) {
    add('endsOn', 'The last day must not be before the first');
  }
}

const offerBody = z.strictObject(offerFields);
export type OfferInput = z.infer<typeof offerBody>;

const summary = z.object({
  id: z.number().int(),
  version: recordVersion,
  title: z.string(),
  givenBy: z.string(),
  state: choice(offerStates),
  /** `null` for a draft. */
  standing: choice(offerStandings).nullable(),
  audience: choice(offerAudiences),
  codeKind: choice(offerCodeKinds),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  limit: z.number().int().nullable(),
  redeemed: z.number().int().nonnegative(),
  /** How many can still be redeemed; `null`: without a limit. */
  left: z.number().int().nonnegative().nullable(),
  /** Few or none are left of an offer that members can redeem. */
  isRunningOut: z.boolean(),
});
export type AdminOfferSummary = z.infer<typeof summary>;

/** An offer as admins work on it. No answer has a code. */
const adminOffer = summary.extend({
  entries: offerBody,
  codes: z.object({
    /** Whether the code for all members is set. */
    hasShared: z.boolean(),
    /** Own codes: how many were imported, and how many nobody has yet. */
    imported: z.number().int().nonnegative(),
    left: z.number().int().nonnegative(),
  }),
  /** Redemptions in each of the last twelve weeks (Monday to Sunday, UTC), the oldest first. */
  weeks: z.array(z.object({ from: day, redeemed: z.number().int().nonnegative() })),
  updatedAt: timestamp,
});
export type AdminOffer = z.infer<typeof adminOffer>;

/** GET /api/admin/offers */
export const listAdminOffers = defineEndpoint({
  name: 'offersAdmin.list',
  method: 'GET',
  path: '/api/admin/offers',
  summary: 'All offers, drafts and ended ones too',
  access: 'admin',
  query: z.strictObject({
    /** Any part of a title or of the name of who gives it. */
    search: z.string().trim().max(100, 'Please search for fewer characters').optional(),
    state: choice(offerStates).optional(),
    ...agedPageQuery,
  }),
  response: page(summary),
});

/** GET /api/admin/offers/{id} */
export const getAdminOffer = defineEndpoint({
  name: 'offersAdmin.get',
  method: 'GET',
  path: '/api/admin/offers/:id',
  summary: 'One offer as admins work on it',
  access: 'admin',
  params: idParams,
  response: adminOffer,
});

/** POST /api/admin/offers: a draft, which only admins see. */
export const createOffer = defineEndpoint({
  name: 'offersAdmin.create',
  method: 'POST',
  path: '/api/admin/offers',
  summary: 'Create an offer as a draft',
  access: 'admin',
  body: offerBody.superRefine(refineOffer),
  status: 201,
  response: adminOffer,
});

/**
 * PUT /api/admin/offers/{id}: 409 when it was changed since `version`, on a `limit` below what is redeemed, and on
 * another `codeKind` once it was redeemed.
 */
export const updateOffer = defineEndpoint({
  name: 'offersAdmin.update',
  method: 'PUT',
  path: '/api/admin/offers/:id',
  summary: 'Change an offer',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ ...offerFields, version: recordVersion }).superRefine(refineOffer),
  response: adminOffer,
});

/**
 * PUT /api/admin/offers/{id}/state: publishes a draft or an ended offer, or ends a published one at once. 409 with the
 * reason where it cannot be published: its last day is over, it has no code, too many are open.
 */
export const setOfferState = defineEndpoint({
  name: 'offersAdmin.setState',
  method: 'PUT',
  path: '/api/admin/offers/:id/state',
  summary: 'Publish an offer, or end it',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    state: choice({ published: true, ended: true }, 'Please choose a state'),
    version: recordVersion,
  }),
  response: adminOffer,
});

/** DELETE /api/admin/offers/{id}: drafts only. */
export const deleteOffer = defineEndpoint({
  name: 'offersAdmin.delete',
  method: 'DELETE',
  path: '/api/admin/offers/:id',
  summary: 'Delete a draft',
  access: 'admin',
  params: idParams,
  response: z.object({ id: z.number().int() }),
});

/**
 * POST /api/admin/offers/{id}/codes: one code in each line. An offer with own codes gets them in addition; 409 on
 * `codes` names the lines whose codes it has already. An offer with one code for all gets exactly one, in place of the former.
 */
export const importCodes = defineEndpoint({
  name: 'offersAdmin.importCodes',
  method: 'POST',
  path: '/api/admin/offers/:id/codes',
  summary: 'Import the codes of an offer',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ codes: pastedCodes }),
  response: z.object({ added: z.number().int().nonnegative(), offer: adminOffer }),
});
