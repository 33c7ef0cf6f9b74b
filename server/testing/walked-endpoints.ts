import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';

const resources = process.env.CARDI_WALKED_RESOURCES?.split(',');

const chosen = endpoints.filter(({ name }) => resources?.includes(name.replace(/\..*/, '')));

/**
 * The endpoints that the tests of all endpoints go through: all of them, or in `npm run validate` those that the change is
 * near (`scripts/lib/walked.mjs`).
 */
export const walkedEndpoints: readonly Endpoint[] = chosen.length > 0 ? chosen : endpoints;
