import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { choice, idParams, line, mailToken, timestamp } from '#contract/kit/fields.ts';
import { type SavedSearchKind, savedSearchFilters } from './saved-searches-kinds.ts';

/** Bounds of saved searches (rule saved-searches). */
export const savedSearchBounds = { perMember: 25, name: 60 } as const;

/** The sentence of the 403 for a second alert on the Free plan. */
export const alertsNeedPlan =
  'The Free plan has one daily email for a saved search. Turn off the other one first, or become a Professional member.';

export const searchAlerts = { off: 'No mail', daily: 'Daily mail' } as const;
const alert = z.enum(['off', 'daily']);
export type SearchAlert = z.infer<typeof alert>;

const name = line(savedSearchBounds.name).min(1, 'Please name this search');

const kind = choice(savedSearchFilters);

/** Filters by name, as in the address of a list. */
const filters = z.record(z.string().max(40), z.string().max(1000));

/** Reports filters that the list of this kind does not have, and a search without any. */
function checkFilters(
  { kind: of, filters: given }: { kind: SavedSearchKind; filters: z.infer<typeof filters> },
  context: z.RefinementCtx,
) {
  const { error } = savedSearchFilters[of].safeParse(given);
  for (const issue of error?.issues ?? []) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const name of names) {
      const path = ['filters', ...(name === undefined ? issue.path : [name])];
      context.addIssue({ code: 'custom', path, message: issue.message });
    }
  }
  if (!Object.values(given).some(Boolean)) {
    context.addIssue({ code: 'custom', path: ['filters'], message: 'Please choose a filter first' });
  }
}

export const savedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  kind,
  filters,
  alert,
  createdAt: timestamp,
});
export type SavedSearch = z.infer<typeof savedSearch>;

const writeLimits = [{ by: 'account', limit: 120, windowSeconds: 3600 }] as const;

/** GET /api/saved-searches: the caller's, by name. */
export const listSavedSearches = defineEndpoint({
  name: 'savedSearches.list',
  method: 'GET',
  path: '/api/saved-searches',
  summary: "The caller's saved searches",
  access: 'member',
  response: z.array(savedSearch),
  cache: 'private',
});

/** POST /api/saved-searches: 409 for a name that is taken, and beyond 25; 403 for a second alert on the Free plan. */
export const createSavedSearch = defineEndpoint({
  name: 'savedSearches.create',
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Save a search of a list under a name',
  access: 'member',
  body: z
    .strictObject({ name, kind: kind.default('listing'), filters, alert: alert.default('off') })
    .superRefine(checkFilters),
  status: 201,
  response: savedSearch,
  rateLimits: writeLimits,
});

/** PATCH /api/saved-searches/{id}: changes the name, or turns emails on or off; 403 for a second alert on the Free plan. */
export const updateSavedSearch = defineEndpoint({
  name: 'savedSearches.update',
  method: 'PATCH',
  path: '/api/saved-searches/:id',
  summary: 'Rename a saved search or change its alert',
  access: 'member',
  params: idParams,
  body: z
    .strictObject({ name: name.optional(), alert: alert.optional() })
    .refine((given) => given.name !== undefined || given.alert !== undefined, 'There is nothing to change'),
  response: savedSearch,
  rateLimits: writeLimits,
});

/** DELETE /api/saved-searches/{id} */
export const deleteSavedSearch = defineEndpoint({
  name: 'savedSearches.delete',
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Delete a saved search',
  access: 'member',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: writeLimits,
});

/**
 * POST /api/saved-searches/unsubscribe: ends all alerts of the member who received the email; the searches stay.
 * Repeating it is no error. The token is in the body, because a path would appear in logs.
 */
export const unsubscribeAlerts = defineEndpoint({
  name: 'savedSearches.unsubscribe',
  method: 'POST',
  path: '/api/saved-searches/unsubscribe',
  summary: 'Unsubscribe from saved search alerts with the token from an email',
  access: 'everyone',
  body: z.strictObject({ token: mailToken }),
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 60, windowSeconds: 3600 }],
});
