import { createUser, me, signIn, signOut, testUsers } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { listFocusAreas } from './focus-areas.ts';
import { health, ready, version } from './health.ts';
import { createListing, getListing, listListings } from './listings.ts';
import { subscribe } from './newsletter.ts';
import { getSite } from './site.ts';

/** Every endpoint there is. What is not listed here is not served, not proxied, not documented. */
export const endpoints: readonly Endpoint[] = [
  createUser,
  signIn,
  signOut,
  me,
  testUsers,
  listFocusAreas,
  listListings,
  getListing,
  createListing,
  subscribe,
  getSite,
  health,
  ready,
  version,
];
