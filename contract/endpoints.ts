import { createUser, forgotPassword, me, resetPassword, signIn, signOut, testUsers } from './accounts.ts';
import { getArticle, listArticles } from './articles.ts';
import { sendContactMessage } from './contact.ts';
import { deepResearchStatus } from './deep-research.ts';
import type { Endpoint } from './endpoint.ts';
import { cancelRegistration, getEvent, getEventCalendar, listEvents, registerForEvent } from './events.ts';
import { listFocusAreas } from './focus-areas.ts';
import { health, ready, version } from './health.ts';
import { createListing, getListing, listListings } from './listings.ts';
import {
  decideMembershipRequest,
  listMembershipRequests,
  listPlans,
  myMembership,
  requestMembership,
} from './memberships.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.ts';
import { listPartners } from './partners.ts';
import { getResearchArticle, listResearch } from './research.ts';
import { getSite } from './site.ts';

/** Every endpoint there is. What is not listed here is not served, not proxied, not documented. */
export const endpoints: readonly Endpoint[] = [
  createUser,
  signIn,
  signOut,
  me,
  testUsers,
  forgotPassword,
  resetPassword,
  sendContactMessage,
  listFocusAreas,
  listListings,
  getListing,
  createListing,
  listArticles,
  getArticle,
  listResearch,
  getResearchArticle,
  listPartners,
  listEvents,
  getEvent,
  registerForEvent,
  cancelRegistration,
  getEventCalendar,
  listPlans,
  myMembership,
  requestMembership,
  listMembershipRequests,
  decideMembershipRequest,
  subscribe,
  confirmSubscription,
  unsubscribe,
  deepResearchStatus,
  getSite,
  health,
  ready,
  version,
];
