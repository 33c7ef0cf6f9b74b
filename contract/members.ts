import { z } from 'zod';

import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { searchExportOf } from '#contract/kit/exports.ts';
import { choice, idParams, timestamp } from '#contract/kit/fields.ts';
import { page, pageQuery } from '#contract/kit/paging.ts';
import { memberMatchProfile } from './match-profiles.ts';
import { memberSummary } from './members-cards.ts';
import { memberFacetCounts, memberFilterQuery } from './members-facets.ts';
import { cityCount, mappedCities } from './places.ts';

export { type MemberSummary, memberSummary, namedMember } from './members-cards.ts';

/** The orders of the directory (rule member-directory): value as sent, label as shown. */
export const memberSorts = {
  relevance: 'Relevance',
  connections: 'Most Connections',
  newest: 'Recently Joined',
  name: 'Alphabetical',
  ticket: 'Largest Ticket First',
} as const;
export type MemberSort = keyof typeof memberSorts;
/** The default order of the directory: while searching, members with this name or description come first. */
export function defaultMemberSort({ search }: { search?: string | undefined }): MemberSort {
  return search ? 'relevance' : 'connections';
}
export const memberSort = choice(memberSorts);

/** The text on a profile whose owner has not said who they would like to meet. */
export const defaultWishes =
  'Nobody in particular is named here. Members look for people who work on the same questions: founders, engineers, investors and those who put new technology to use.';

/** A month, `2024-03`. */
const month = z.string();

const period = { startDate: month, endDate: month.nullable(), isCurrent: z.boolean(), description: z.string() };

/** A member's page (rule profiles), without an address: messages are relayed. */
export const memberProfile = z.object({
  id: z.number().int(),
  fullName: z.string(),
  profileImage: z.string().nullable(),
  headline: z.string().nullable(),
  role: z.enum(['member', 'admin']),
  pronouns: z.string().nullable(),
  location: z.string().nullable(),
  /** The country of the location in two letters; `null` where it is not known. */
  country: z.string().nullable().default(null),
  /** The number of their city in GeoNames; `null` where it is not known. */
  cityId: z.number().int().nullable().default(null),
  currentPosition: z.string().nullable(),
  organization: z.string().nullable(),
  website: z.string().nullable(),
  createdAt: timestamp,
  membershipTier: z.enum(['free', 'professional']),
  focusAreas: z.array(z.string()),
  interests: z.array(z.string()),
  skills: z.array(z.string()),
  bio: z.string().nullable(),
  /** The people this member would like to meet; `null` means the default sentence. */
  wishes: z.string().nullable(),
  /** What this member seeks and offers; `null` where nothing is given. */
  matchProfile: memberMatchProfile.nullable().default(null),
  experience: z.array(z.object({ title: z.string(), companyName: z.string(), location: z.string(), ...period })),
  education: z.array(z.object({ institution: z.string(), degree: z.string(), fieldOfStudy: z.string(), ...period })),
  achievements: z.array(
    z.object({ title: z.string(), issuer: z.string(), issueDate: month.nullable(), description: z.string() }),
  ),
  /** Companies that they own or whose team they belong to. */
  companies: z.array(z.object({ id: z.number().int(), name: z.string(), logoUrl: z.string().nullable() })),
  technologies: z.array(z.object({ id: z.number().int(), name: z.string(), imageUrl: z.string().nullable() })),
  /** Counted once per viewer and day. */
  profileViews: z.number().int().nonnegative(),
  /** The number of this member's connections. */
  networkSize: z.number().int().nonnegative(),
  followerCount: z.number().int().nonnegative(),
  /** The day (`2026-05-04`, UTC) of their last visit; `null` where they do not show it. */
  lastActiveOn: z.string().nullable(),
  /** Whether the caller may see the list of this member's connections. */
  showsNetwork: z.boolean(),
  /** Whether this member accepts messages through the contact form. */
  acceptsEnquiries: z.boolean(),
  /** Whether only signed-in members can use that contact form. */
  enquiriesFromMembers: z.boolean(),
});
export type MemberProfile = z.infer<typeof memberProfile>;

/** GET /api/members: the directory; words and focus area combine with AND (rule member-directory). */
export const listMembers = defineEndpoint({
  name: 'members.list',
  method: 'GET',
  path: '/api/members',
  summary: 'Members of the directory',
  access: 'everyone',
  query: z.strictObject({
    ...memberFilterQuery,
    /** Also count what each value of a filter would find; once, not with every page. */
    facets: z.enum(['true']).optional(),
    sort: memberSort.optional(),
    ...pageQuery,
  }),
  response: page(memberSummary).extend({ facets: memberFacetCounts.optional() }),
  cache: 'public',
});

/** GET /api/members/export: the same filters and orders as the list, without members with a block between them and the caller. */
export const exportMembers = searchExportOf('members.export', 'A search of members as a CSV or Excel file', {
  path: listMembers.path,
  filters: { ...memberFilterQuery, sort: memberSort.optional() },
});

/** GET /api/members/cities: the filters of the list, as circles on its map. */
export const listMemberCities = defineEndpoint({
  name: 'members.cities',
  method: 'GET',
  path: '/api/members/cities',
  summary: 'How many members some filters find in each city, in those with the most',
  access: 'everyone',
  query: z.strictObject(memberFilterQuery),
  response: z.array(cityCount).max(mappedCities),
  cache: 'public',
});

/** GET /api/members/{id}: 404 for an unknown member and for one whose profile is turned off. */
export const getMember = defineEndpoint({
  name: 'members.get',
  method: 'GET',
  path: '/api/members/:id',
  summary: 'One member’s profile',
  access: 'everyone',
  params: idParams,
  response: memberProfile,
  cache: 'public',
});

/** GET /api/members/{id}/connections: newest first; empty where the member does not show them. */
export const listMemberNetwork = defineEndpoint({
  name: 'members.network',
  method: 'GET',
  path: '/api/members/:id/connections',
  summary: 'Members a member is connected to, newest connection first',
  access: 'everyone',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: page(memberSummary),
  cache: 'public',
});

/**
 * POST /api/members/{id}/views: counts a view once per viewer and day, except one's own. Visitors are told apart by a
 * hash that cannot be reversed once the day is over.
 */
export const viewMember = defineEndpoint({
  name: 'members.view',
  method: 'POST',
  path: '/api/members/:id/views',
  summary: 'Count a view of a profile',
  access: 'everyone',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
  rateLimits: [{ by: 'address', limit: 600, windowSeconds: 3600 }],
});
