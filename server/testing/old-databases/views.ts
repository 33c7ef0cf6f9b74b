import { expect } from 'vitest';

import { getAccount } from '#contract/account-settings.ts';
import { me } from '#contract/accounts.ts';
import { getArticle, listArticles } from '#contract/articles.ts';
import { getArticleEdition, listArticleEditions } from '#contract/articles-admin.ts';
import { listAuditEntries } from '#contract/audit.ts';
import { listBlocks } from '#contract/blocks.ts';
import { listClaims } from '#contract/claims.ts';
import { getCompany, listCompanies } from '#contract/companies.ts';
import { listConnections } from '#contract/connections.ts';
import { listContactMessages } from '#contract/contact.ts';
import { getDashboard } from '#contract/dashboard.ts';
import { listEnquiries } from '#contract/enquiries.ts';
import { getEvent } from '#contract/events.ts';
import { getAdminEvent, listAdminEvents, listRegistrations } from '#contract/events-admin.ts';
import { listFailedMails } from '#contract/failed-mails.ts';
import { listFeedItems, listFeedSources, myFeedLikes } from '#contract/feeds.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { listFollows } from '#contract/follows.ts';
import { adminListIntroductions, getIntroduction, listIntroductions } from '#contract/introductions.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { getMember, listMembers } from '#contract/members.ts';
import {
  getMembershipOfUser,
  listCharges,
  listCheckouts,
  listMembershipRequests,
  listPlans,
  myMembership,
} from '#contract/memberships.ts';
import { listConversations, listMessages } from '#contract/messages.ts';
import { listCases } from '#contract/moderation.ts';
import { listSubscribers } from '#contract/newsletter.ts';
import { getNotificationSettings } from '#contract/notification-settings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getTrends } from '#contract/overview.ts';
import { getListingForm, listOwnListings } from '#contract/own-listings.ts';
import { listPartners } from '#contract/partners.ts';
import { listPartnerEditions } from '#contract/partners-admin.ts';
import { getProfile } from '#contract/profile.ts';
import { getResearchArticle, listResearch } from '#contract/research.ts';
import { listSavedItems } from '#contract/saved-items.ts';
import { listSavedSearches } from '#contract/saved-searches.ts';
import { searchEverything } from '#contract/search.ts';
import { listSecurityActivity, listSecurityLog } from '#contract/security-log.ts';
import { listSessions } from '#contract/sessions.ts';
import { getTechnology, listTechnologies } from '#contract/technologies.ts';
import { myTechnologyUpdates } from '#contract/technology-topics.ts';
import { listUsers } from '#contract/users.ts';
import type { RawInput } from '#server/testing/client.ts';

/** Anyone who has a session in fixture 0001, and a visitor. */
export type Viewer = 'ada' | 'bob' | 'team' | 'visitor';

/** What someone sees today of rows that the version of migration `since` has written. */
type View = [since: number, who: Viewer, endpoint: Endpoint, input: RawInput, expected: object];

const having = (fields: object): object => expect.objectContaining(fields) as object;
/** A list in which these stand, among what later versions have added. */
const among = (...items: object[]): object => expect.arrayContaining(items.map(having)) as object;
const listed = (...items: object[]) => ({ items: among(...items) });
const id = (value: number) => ({ params: { id: value } });
const found = (kind: string, title: string) => ({
  groups: among({ kind, hits: among({ title }) }),
});

const ada = 'Ada Ångström';
const zoe = 'Žofie <b>Nováková</b>';

export const views: readonly View[] = [
  [1, 'ada', me, {}, { username: 'ada', fullName: ada, membershipTier: 'professional', isEmailConfirmed: true }],
  [1, 'bob', getAccount, {}, { email: 'bob@example.com', fullName: null, organization: null, twoFactor: null }],
  [1, 'ada', listSessions, {}, listed({ device: 'Firefox on Windows', isCurrent: true })],
  [
    1,
    'visitor',
    getListing,
    id(1),
    {
      title: 'Thermosiphon for cold roofs',
      description: '<p>Wärme &amp; Kälte in <strong>one</strong> tube, 1 &lt; 2.</p>',
      tags: ['wärme', 'a & b'],
      details: { technologyStage: 'pilot', technologyStatus: 'for-sale' },
      companyName: null,
      status: 'published',
      createdAt: '1999-12-31T23:59:59.999Z',
      postedBy: { id: 1, name: ada, hasProfile: true },
    },
  ],
  [1, 'visitor', listListings, { query: { type: 'job' } }, listed({ id: 2, title: 'Fitter for 风 turbines' })],
  [1, 'visitor', listListings, { query: { search: 'warme' } }, { items: [{ id: 1 }] }],
  [1, 'visitor', listListings, { query: { search: 'KÄLTE' } }, { items: [{ id: 1 }] }],
  [
    1,
    'ada',
    getListingForm,
    id(3),
    { values: { title: 'Sample Works seeks a bank', companyLocation: 'Graz, Austria' } },
  ],
  [1, 'ada', listOwnListings, {}, listed({ id: 1, status: 'published', hold: null }, { id: 3 })],
  [1, 'visitor', listFocusAreas, {}, among({ id: 6, slug: 'water-technology' })],
  [1, 'visitor', listMembers, { query: { search: 'novakova' } }, { items: [{ id: 4, name: zoe }] }],
  [1, 'visitor', getMember, id(2), { fullName: 'bob', organization: null, membershipTier: 'free', role: 'member' }],
  [1, 'visitor', searchEverything, { query: { q: 'angstrom' } }, found('member', ada)],
  [1, 'visitor', searchEverything, { query: { q: 'fitter' } }, found('listing', 'Fitter for 风 turbines')],
  [
    1,
    'team',
    listUsers,
    { query: { search: 'ngstr' } },
    { items: [{ id: 1, email: 'Ada@Example.com', fullName: ada }] },
  ],
  [1, 'team', listSubscribers, {}, listed({ email: 'Reader@Example.com', status: 'confirmed' })],

  [2, 'team', listFailedMails, {}, listed({ subject: 'Lost letter', lastError: '550 no such user', attempts: 8 })],

  [
    3,
    'visitor',
    getArticle,
    id(1),
    { title: 'Éolienne: wind at sea', author: 'Łukasz Żak', readTime: 7, content: '<p>Monopiles &amp; jackets.</p>' },
  ],
  [
    3,
    'visitor',
    listArticles,
    {},
    [
      { id: 2, imageUrl: 'https://example.com/salt.webp' },
      { id: 1, imageUrl: null },
    ],
  ],
  [3, 'visitor', searchEverything, { query: { q: 'eolienne' } }, found('article', 'Éolienne: wind at sea')],
  [3, 'team', listArticleEditions, { query: { search: 'zak' } }, { items: [{ id: 1, standing: 'published' }] }],
  [
    3,
    'visitor',
    listResearch,
    {},
    among(
      { slug: 'tin-perovskites', date: 'October 2025', isPremium: true, readTime: 9 },
      { slug: 'molten-salt-reactors', route: '/research-hub/molten-salt-reactors' },
    ),
  ],
  [3, 'visitor', getResearchArticle, { params: { slug: 'molten-salt-reactors' } }, { content: '<p>Fluoride.</p>' }],
  [3, 'visitor', searchEverything, { query: { q: 'naively' } }, found('research', 'Tin perovskites')],
  [3, 'visitor', listPartners, {}, [{ name: 'Calder & Voß', tagline: 'Infrastructure <finance>' }, { id: 2 }]],

  [
    4,
    'team',
    listContactMessages,
    {},
    listed(
      { name: 'Zoltán Kovács', message: 'Hello 🌍 <script>alert(1)</script>', status: 'new' },
      { name: ada, status: 'answered' },
    ),
  ],
  [4, 'team', listSubscribers, {}, listed({ status: 'pending', confirmedAt: null }, { status: 'unsubscribed' })],

  [
    5,
    'ada',
    getEvent,
    id(1),
    {
      title: 'Fête of heat pumps',
      content: '<p>Bring a <strong>pump</strong>.</p>',
      startDate: '2026-09-12T07:00:00.000Z',
      timeZone: 'Europe/Lisbon',
      speakers: [{ name: 'Amára Diallo' }],
      sponsors: [{ level: 'Gold' }],
      status: 'scheduled',
      seats: { taken: 1, isFull: true },
      callerStatus: 'registered',
    },
  ],
  [5, 'visitor', getEvent, id(2), { status: 'cancelled', isPast: true, city: null, cancelReason: null }],
  [5, 'visitor', searchEverything, { query: { q: 'fete' } }, found('event', 'Fête of heat pumps')],
  [5, 'team', listAdminEvents, { query: { search: 'pumps' } }, { items: [{ id: 1, state: 'published' }] }],
  [
    5,
    'team',
    listRegistrations,
    id(1),
    listed({ name: ada, userId: 1, price: 799 }, { name: 'Quit Ter', status: 'cancelled', isHeld: false }),
  ],
  [5, 'team', listRegistrations, { ...id(1), query: { search: 'žofie č' } }, { items: [{ name: 'ŽOFIE Čapková' }] }],
  [5, 'ada', getDashboard, {}, { registrations: [{ title: 'Fête of heat pumps', status: 'registered' }] }],

  [6, 'bob', myMembership, {}, { tier: 'free', pending: { billing: 'annual', status: 'pending' } }],
  [6, 'ada', myMembership, {}, { tier: 'professional', pending: null }],
  [
    6,
    'team',
    getMembershipOfUser,
    id(4),
    { tier: 'professional', billing: 'annual', endsAt: '2027-04-11T08:00:00.000Z' },
  ],
  [
    6,
    'team',
    listMembershipRequests,
    {},
    listed({ username: 'bob', amountCents: 59_988 }, { username: 'zoe', status: 'approved', amountCents: 6999 }),
  ],

  [
    7,
    'ada',
    listConnections,
    {},
    { items: [{ note: 'We met in Malmö', member: { name: 'bob', connectionCount: 1 } }] },
  ],
  [7, 'ada', listConnections, { query: { list: 'received' } }, { items: [{ member: { id: 4 }, note: null }] }],
  [7, 'visitor', getMember, id(1), { networkSize: 1 }],
  [7, 'visitor', listMembers, { query: { sort: 'connections' } }, listed({ id: 1, connectionCount: 1 })],
  [7, 'bob', listBlocks, {}, []],
  [
    7,
    'ada',
    listSavedItems,
    {},
    listed(
      { kind: 'listing', title: 'Fitter for 风 turbines' },
      { kind: 'article', title: 'Éolienne: wind at sea' },
      { kind: 'research', title: 'Molten salt reactors' },
      { kind: 'event', title: 'Fête of heat pumps' },
      { kind: 'member', title: zoe },
    ),
  ],
  [
    7,
    'ada',
    listEnquiries,
    {},
    listed(
      { name: 'bob', memberId: 2, message: 'How cold? <i>Very</i>.', isRead: false },
      { name: 'Ünal', memberId: null, organization: 'Banka', isRead: true },
    ),
  ],
  [
    7,
    'ada',
    listNotifications,
    {},
    listed({ title: `${zoe} would like to connect`, isRead: false }, { title: 'bob wrote to you', isRead: true }),
  ],
  [
    7,
    'team',
    listCases,
    {},
    listed({
      kind: 'listing',
      itemId: 2,
      state: 'open',
      reportCount: 2,
      isHiding: false,
      firstAt: '2026-04-06T08:00:00.000Z',
    }),
  ],

  [
    8,
    'visitor',
    getMember,
    id(1),
    {
      headline: 'Heat, not <light>',
      currentPosition: 'Ingénieure',
      focusAreas: ['Energy Storage'],
      experience: [{ companyName: 'Büro', isCurrent: true, endDate: null }],
      education: [{ startDate: '1999-10' }],
      followerCount: 1,
      lastActiveOn: expect.any(String) as string,
    },
  ],
  [8, 'ada', getProfile, {}, { member: { wishes: 'Banks', skills: ['Thermodynamik'] } }],
  [8, 'visitor', listMembers, { query: { search: 'ingenieure' } }, { items: [{ id: 1 }] }],
  [8, 'visitor', listMembers, { query: { search: 'shy' } }, { items: [] }],
  [8, 'visitor', getMember, id(4), { acceptsEnquiries: false, lastActiveOn: null }],
  [8, 'bob', listFollows, {}, listed({ id: 1 })],

  [
    9,
    'visitor',
    getCompany,
    id(1),
    {
      name: 'Åskväder AB',
      longDescription: '<p>We catch <em>lightning</em>.</p>',
      foundedYear: 1887,
      isClaimed: true,
      fundingRounds: [{ investors: ['Polder'] }],
      team: among({ name: 'Björn Ö.', imageUrl: null }, { name: 'Ida' }),
      technologies: among({ id: 100 }, { id: 101 }),
      version: 1,
    },
  ],
  [9, 'visitor', getCompany, id(2), { name: 'Zonnewind', isClaimed: false, revenue: null, mission: null }],
  [9, 'visitor', listCompanies, { query: { search: 'kvade' } }, { items: [{ id: 1 }] }],
  [9, 'visitor', listCompanies, { query: { focusArea: 'renewable-energy' } }, { items: [{ id: 2 }] }],
  [9, 'team', listClaims, {}, listed({ status: 'pending', link: null }, { status: 'declined', reason: 'Not yours' })],
  [
    9,
    'visitor',
    getTechnology,
    id(100),
    {
      name: 'Bolt capacitor',
      description: 'Stores a bolt, λ = 3.',
      yearDeveloped: 1899,
      tags: ['bolt', 'öl'],
      patents: [{ id: 'SE-1' }],
      metrics: { energyDensity: { value: 380 } },
      companyName: 'Åskväder AB',
      hasDeveloper: true,
    },
  ],
  [9, 'visitor', listTechnologies, { query: { search: 'bolt', readiness: '6', tag: 'öl' } }, { items: [{ id: 100 }] }],
  [9, 'visitor', listTechnologies, { query: { search: 'perovskite' } }, { items: [{ id: 4 }] }],
  [9, 'ada', listSavedItems, {}, listed({ kind: 'technology', id: 100 }, { kind: 'company', title: 'Zonnewind' })],

  [
    10,
    'visitor',
    listFeedItems,
    id(1),
    listed(
      { title: 'Bleifrei: lead capture', likes: 1, date: '1999-12-31T23:59:59.999Z' },
      { title: 'Passivation <layers>', isPremium: true, associatedCompanies: [having({ id: 1 })] },
    ),
  ],
  [10, 'team', listFeedSources, {}, listed({ name: 'Halide Łab', failures: 2 }, { name: 'Paper only', feedUrl: null })],
  [10, 'ada', myFeedLikes, {}, { itemIds: [1] }],
  [10, 'ada', myTechnologyUpdates, {}, { technologyIds: [4] }],

  [
    11,
    'ada',
    listOwnListings,
    {},
    listed(
      { id: 1, views: 41 },
      { id: 4, status: 'draft', expiresAt: null },
      { id: 5, status: 'closed', closedBy: 'owner' },
      { id: 6, status: 'expired', expiresAt: '2000-03-31T08:00:00.000Z' },
    ),
  ],
  [11, 'ada', getListingForm, id(4), { values: { type: 'job', title: 'Half a thought' } }],
  [11, 'visitor', listListings, { query: { search: 'alesund' } }, { items: [] }],
  [
    11,
    'ada',
    listSavedSearches,
    {},
    [{ name: 'Wärme', alert: 'daily', filters: { search: 'wärme', type: 'technology' } }],
  ],

  [12, 'ada', listConversations, {}, { items: [{ id: 1, peer: { name: 'bob' }, unread: 1 }] }],
  [
    12,
    'bob',
    listMessages,
    id(1),
    listed({ body: 'Čau, Ada & co', isOwn: true }, { body: 'Hello Bob 👋 <script>alert(1)</script>', isOwn: false }),
  ],
  [12, 'ada', listNotifications, {}, listed({ path: '/network/messages/1', isRead: false })],

  [
    13,
    'ada',
    getIntroduction,
    id(1),
    {
      status: 'requested',
      target: { title: zoe },
      charge: { kind: 'first', cents: 2999, isWaived: false },
      contact: null,
      trail: [{ by: 'requester', to: 'requested' }],
    },
  ],
  [13, 'bob', listIntroductions, {}, { items: [{ status: 'declined', declineReason: 'No time – sorry' }] }],
  [
    13,
    'team',
    adminListIntroductions,
    {},
    listed({
      id: 2,
      status: 'introduced',
      from: { name: 'Ünal', role: 'Banker', organization: 'Banka', memberId: null },
    }),
  ],
  [13, 'ada', listCharges, {}, listed({ id: 'introduction-1', amountCents: 2999 })],

  [15, 'team', listUsers, { query: { suspended: 'true' } }, { items: [{ username: 'sven', isSuspended: true }] }],
  [15, 'visitor', listMembers, { query: { search: 'sven' } }, { items: [] }],
  [15, 'ada', getNotificationSettings, {}, { settings: { message: 'daily', follow: 'off', claim: 'instant' } }],
  [15, 'ada', listNotifications, {}, listed({ kind: 'membership', body: 'Überraschung', isRead: false })],

  [
    16,
    'team',
    listAuditEntries,
    {},
    listed({ target: 'sven', note: 'Too loud – twice' }, { targetId: null, note: null }),
  ],
  [
    16,
    'team',
    listContactMessages,
    {},
    listed({
      replies: among({ text: 'It is in your Büro.' }, { author: 'A former admin', text: 'Again: <b>there</b>.' }),
    }),
  ],

  [17, 'bob', listOwnListings, {}, listed({ id: 7, hold: having({ state: 'pending' }) })],
  [17, 'visitor', listCompanies, { query: { search: 'hidden' } }, { items: [] }],
  [17, 'visitor', listTechnologies, { query: { search: 'lamp' } }, { items: [] }],
  [17, 'bob', listMessages, id(1), listed({ id: 3, body: '', hold: having({ state: 'removed' }) })],
  [
    17,
    'team',
    listCases,
    {},
    listed(
      { kind: 'listing', itemId: 7, source: 'review', state: 'open' },
      { kind: 'company', title: 'Hidden Höhle', state: 'upheld', isHiding: true, hold: 'hidden' },
    ),
  ],

  [18, 'team', getArticleEdition, id(3), { standing: 'draft', values: { title: 'Šedý draft', tags: ['grey & dull'] } }],
  [18, 'team', listArticleEditions, { query: { search: 'sedy' } }, { items: [{ id: 3, publishedAt: null }] }],
  [18, 'visitor', listFocusAreas, {}, among({ id: 1, description: 'Sun, wind & Wärme.' })],
  [18, 'visitor', listPlans, {}, among({ id: 'professional', annualPrice: 44.44, price: 69.99 })],
  [18, 'team', listMembershipRequests, {}, listed({ username: 'mia', status: 'withdrawn', amountCents: 4321 })],

  [19, 'team', getAdminEvent, id(3), { state: 'draft', version: 2, entries: { content: 'Später.' } }],
  [19, 'visitor', getEvent, id(4), { status: 'cancelled', cancelReason: 'The cellar is full of água' }],
  [19, 'team', listRegistrations, id(2), { items: [{ name: 'bob', attendedAt: '1999-12-31T21:00:00.000Z' }] }],

  [20, 'team', getTrends, {}, { range: '30d' }],
  [26, 'team', listPartnerEditions, {}, among({ name: 'Unseen AG', isShown: false, version: 4 })],
  [26, 'visitor', listPartners, {}, [{ id: 1 }, { id: 2 }]],
  [28, 'ada', listSecurityActivity, {}, listed({ event: 'sign-in', createdAt: '1999-12-31T23:59:59.999Z' })],
  [28, 'team', listSecurityLog, {}, listed({ event: 'sessions.end', actor: { id: 3, name: 'Team' } })],
  [28, 'ada', listSessions, {}, listed({ device: 'Desktop app on Linux', isCurrent: false })],
  [
    29,
    'team',
    listCheckouts,
    {},
    listed(
      { state: 'refunded', refundReason: 'Paid twice – sorry', paidCents: 59_988 },
      { state: 'closed', paidAt: null },
    ),
  ],
  [29, 'ada', getIntroduction, id(4), { status: 'withdrawn', trail: [{ to: 'requested' }, { to: 'withdrawn' }] }],
  [30, 'ada', listNotifications, {}, listed({ title: 'Mia Shy would like to connect' })],
  [
    31,
    'team',
    listUsers,
    { query: { search: 'newt' } },
    { items: [{ isEmailConfirmed: false, fullName: 'Newt Ölander' }] },
  ],
  [31, 'team', listRegistrations, { ...id(1), query: { search: 'held' } }, { items: [{ isHeld: true }] }],
];
