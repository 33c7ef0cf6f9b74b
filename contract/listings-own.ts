import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, idParams, mailToken, recordVersion, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { paths } from '#contract/kit/paths.ts';
import type { EditionRule } from '#contract/kit/queue.ts';
import {
  checkDetails,
  type ListingDetailField,
  listing,
  listingDetails,
  listingInput,
  listingShape,
  listingStatuses,
  listingTypes,
  newListing,
} from './listings.ts';
import { holdNotice } from './moderation-holds.ts';

/*
 * Endpoints for owners, and for admins in their place: drafts, edits, closing and renewing.
 */

/** The edition that was changed: a change of an older edition is refused with 409. */
const version = recordVersion;

const editLimits = [
  { by: 'account', limit: 120, windowSeconds: 3600 },
  { by: 'address', limit: 240, windowSeconds: 3600 },
] as const;

/** The fields of an unfinished form: any text in any field. The upper limits only keep out abuse. */
const draftText = (max: number) => z.string().max(max, 'This text is too long for a draft').default('');

const draftChoices = z.array(z.string().max(40)).max(30, 'These are too many choices for a draft').default([]);

const draftShape = {
  type: choice(listingTypes),
  title: draftText(500),
  description: draftText(20_000),
  focusArea: draftText(100),
  contactEmail: draftText(300),
  tags: z.array(z.string().max(100)).max(50, 'These are too many tags for a draft').default([]),
  matchProfile: z
    .strictObject({
      seeks: draftChoices,
      offers: draftChoices,
      stages: draftChoices,
      regions: draftChoices,
      amount: draftText(40),
      currency: z.string().max(3).default('EUR'),
    })
    .prefault({}),
  ...(Object.fromEntries(Object.keys(listingDetails.shape).map((field) => [field, draftText(500)])) as Record<
    ListingDetailField,
    ReturnType<typeof draftText>
  >),
};

/** A form's current content, complete or not. */
export const listingDraftInput = z.strictObject(draftShape);
export type ListingDraftValues = z.output<typeof listingDraftInput>;

/** The most drafts a member can have. */
export const maxDrafts = 20;

const draftEditions: EditionRule = { create: 'listings.createDraft', update: 'listings.updateDraft' };

const draftSaved = z.object({ id: z.number().int(), version, updatedAt: timestamp });

/** POST /api/listings/drafts: saves an unfinished listing for its owner. 409 beyond `maxDrafts`. */
export const createDraft = defineEndpoint({
  name: 'listings.createDraft',
  method: 'POST',
  path: '/api/listings/drafts',
  summary: 'Save an unfinished listing as a draft',
  access: 'member',
  body: listingDraftInput,
  status: 201,
  response: draftSaved,
  queue: {
    title: 'Save a draft',
    named: { title: 'Save the draft “:name”', record: 'draft/:local' },
    record: 'draft/:local',
    page: `${paths.listingCreate}?draft=:local`,
    editions: draftEditions,
  },
  rateLimits: editLimits,
});

/** PUT /api/listings/{id}/draft: 409 when the draft was saved elsewhere since. */
export const updateDraft = defineEndpoint({
  name: 'listings.updateDraft',
  method: 'PUT',
  path: '/api/listings/:id/draft',
  summary: "Save the caller's draft again",
  access: 'member',
  params: idParams,
  body: z.strictObject({ ...draftShape, version }),
  response: draftSaved,
  queue: {
    title: 'Save a draft',
    named: { title: 'Save the draft “:name”', record: 'draft/:id' },
    record: 'draft/:id',
    page: paths.listingEdit,
    editions: draftEditions,
  },
  rateLimits: editLimits,
});

/** DELETE /api/listings/{id}/draft */
export const deleteDraft = defineEndpoint({
  name: 'listings.deleteDraft',
  method: 'DELETE',
  path: '/api/listings/:id/draft',
  summary: "Delete the caller's draft",
  access: 'member',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
  queue: {
    title: 'Delete a draft',
    named: { title: 'Delete the draft “:name”', record: 'draft/:id' },
    record: 'draft/:id',
    page: paths.ownListings,
  },
  rateLimits: editLimits,
});

/**
 * POST /api/listings/{id}/publish: turns the caller's draft into a listing. It gets a new id, because ids grow with the
 * time of publication. 404 when there is no such draft.
 */
export const publishDraft = defineEndpoint({
  name: 'listings.publishDraft',
  method: 'POST',
  path: '/api/listings/:id/publish',
  summary: "Publish the caller's draft",
  access: 'member',
  params: idParams,
  body: listingInput,
  status: 201,
  response: newListing,
  rateLimits: [
    { by: 'account', limit: 30, windowSeconds: 3600 },
    { by: 'address', limit: 60, windowSeconds: 3600 },
  ],
});

/**
 * GET /api/listings/{id}/form: the content that the edit form starts with; for the owner and admins, drafts for the
 * owner only.
 */
export const getListingForm = defineEndpoint({
  name: 'listings.form',
  method: 'GET',
  path: '/api/listings/:id/form',
  summary: 'A listing as its form holds it',
  access: 'member',
  params: idParams,
  response: z.object({
    id: z.number().int(),
    status: choice(listingStatuses),
    version,
    values: listingDraftInput,
  }),
});

/** PUT /api/listings/{id}: by the owner or an admin. 409 when someone has changed it since `version`. */
export const updateListing = defineEndpoint({
  name: 'listings.update',
  method: 'PUT',
  path: '/api/listings/:id',
  summary: 'Change a listing',
  access: 'member',
  params: idParams,
  body: z.strictObject({ ...listingShape, version }).superRefine(checkDetails),
  response: listing,
  rateLimits: editLimits,
});

/** The listing after closing, reopening or renewing. */
export const listingState = z.object({
  id: z.number().int(),
  status: choice(listingStatuses),
  expiresAt: timestamp.nullable(),
  closedBy: z.enum(['owner', 'admin']).nullable(),
});
export type ListingState = z.infer<typeof listingState>;

function lifeStep(name: 'close' | 'reopen' | 'renew', summary: string) {
  return defineEndpoint({
    name: `listings.${name}`,
    method: 'POST',
    path: `/api/listings/:id/${name}`,
    summary,
    access: 'member',
    params: idParams,
    response: listingState,
    rateLimits: editLimits,
  });
}

/** POST /api/listings/{id}/close: by the owner or an admin; a listing that an admin has closed has no public page. */
export const closeListing = lifeStep('close', 'Close a listing');
/** POST /api/listings/{id}/reopen: within its term. 403 for the owner when an admin has closed the listing. */
export const reopenListing = lifeStep('reopen', 'Publish a closed listing again');
/** POST /api/listings/{id}/renew: another 90 days from now. */
export const renewListing = lifeStep('renew', 'Renew a listing for another term');

/**
 * POST /api/listings/renewals: renews by the link of a reminder, signed in or not. The token permits nothing else, and
 * a second click changes nothing. 404 for an unknown token, 409 when the listing is closed.
 */
export const renewByLink = defineEndpoint({
  name: 'listings.renewByLink',
  method: 'POST',
  path: '/api/listings/renewals',
  summary: 'Renew a listing with the link from its reminder',
  access: 'everyone',
  body: z.strictObject({ token: mailToken }),
  response: z.object({ id: z.number().int(), title: z.string(), expiresAt: timestamp }),
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 3600 }],
});

const ownListing = listingState.extend({
  /** Empty in drafts that have no value for it yet. */
  title: z.string(),
  type: choice(listingTypes),
  focusArea: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Set while only the owner and admins see the listing, whatever its status. */
  hold: holdNotice.nullable(),
  /** `null` where the caller's plan does not give them (rule plan-benefits). */
  figures: z
    .object({
      /** Counted once for each viewer and day. */
      views: z.number().int().nonnegative(),
      saves: z.number().int().nonnegative(),
      enquiries: z.number().int().nonnegative(),
    })
    .nullable(),
});
export type OwnListing = z.infer<typeof ownListing>;

/** GET /api/listings/mine: the caller's listings in all states, newest first. */
export const listOwnListings = defineEndpoint({
  name: 'listings.mine',
  method: 'GET',
  path: '/api/listings/mine',
  summary: "The caller's listings in all states",
  access: 'member',
  query: z.strictObject({ status: choice(listingStatuses).optional(), ...pageQuery }),
  response: page(ownListing),
  cache: 'private',
});
