import type { Router } from 'express';
import { getDashboard, type ProfilePart, profileParts } from '#contract/dashboard.ts';
import type { Deps } from '#server/deps.ts';
import { countConnections, hasConnections } from '#server/features/connections/index.ts';
import { countUnreadEnquiries } from '#server/features/enquiries/index.ts';
import { findMemberMatchProfile } from '#server/features/match-profiles/index.ts';
import { findProfile } from '#server/features/members/index.ts';
import { sumUnread } from '#server/features/messages/index.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { completenessOf, isIntroduced } from './completeness.ts';
import { countOpenIntroductions, findOwnClaims, findOwnCompanies, findUpcomingRegistrations } from './store.ts';

/** The member's own figures, tasks and events: /dashboard. */
export function dashboardRoutes(router: Router, deps: Deps): void {
  serve(router, deps, getDashboard, async (_input, context) => {
    const userId = sessionOf(context).user.id;
    const { database } = deps;
    const [
      connectionRequests,
      introductionRequests,
      enquiries,
      messages,
      profile,
      matchProfile,
      isConnecting,
      registrations,
      companies,
      claims,
    ] = await Promise.all([
      countConnections(database, { userId, list: 'received', isPublic: false }),
      countOpenIntroductions(database, userId),
      countUnreadEnquiries(database, userId),
      sumUnread(database, userId),
      findProfile(database, userId),
      findMemberMatchProfile(database, userId),
      hasConnections(database, userId),
      findUpcomingRegistrations(database, userId, deps.now().toISOString()),
      findOwnCompanies(database, userId),
      findOwnClaims(database, userId),
    ]);
    return {
      waiting: { connectionRequests, introductionRequests, enquiries, messages },
      profile: profile ? completenessOf(profile) : { percent: 0, missing: Object.keys(profileParts) as ProfilePart[] },
      setUp: {
        profile: profile ? isIntroduced(profile) : false,
        matchProfile: matchProfile !== null,
        connection: isConnecting,
      },
      registrations,
      companies,
      claims,
    };
  });
}
