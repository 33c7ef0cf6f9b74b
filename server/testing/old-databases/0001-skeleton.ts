import { me } from '#contract/accounts.ts';
import { listSessions } from '#contract/accounts-sessions.ts';
import { getAccount } from '#contract/accounts-settings.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { getListing, listListings } from '#contract/listings.ts';
import { getListingForm, listOwnListings } from '#contract/listings-own.ts';
import { getMember, listMembers } from '#contract/members.ts';
import { listSubscribers } from '#contract/newsletter.ts';
import { searchEverything } from '#contract/search.ts';
import { listUsers } from '#contract/users.ts';
import { ada, among, found, id, listed, type View, zoe } from './view.ts';

export const views: readonly View[] = [
  ['ada', me, {}, { username: 'ada', fullName: ada, membershipTier: 'professional', isEmailConfirmed: true }],
  ['bob', getAccount, {}, { email: 'bob@example.com', fullName: null, organization: null, twoFactor: null }],
  ['ada', listSessions, {}, listed({ device: 'Firefox on Windows', isCurrent: true })],
  [
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
  ['visitor', listListings, { query: { type: 'job' } }, listed({ id: 2, title: 'Fitter for 风 turbines' })],
  ['visitor', listListings, { query: { search: 'warme' } }, { items: [{ id: 1 }] }],
  ['visitor', listListings, { query: { search: 'KÄLTE' } }, { items: [{ id: 1 }] }],
  ['ada', getListingForm, id(3), { values: { title: 'Sample Works seeks a bank', companyLocation: 'Graz, Austria' } }],
  ['ada', listOwnListings, {}, listed({ id: 1, status: 'published', hold: null }, { id: 3 })],
  ['visitor', listFocusAreas, {}, among({ id: 6, slug: 'water-technology' })],
  ['visitor', listMembers, { query: { search: 'novakova' } }, { items: [{ id: 4, name: zoe }] }],
  ['visitor', getMember, id(2), { fullName: 'bob', organization: null, membershipTier: 'free', role: 'member' }],
  ['visitor', searchEverything, { query: { q: 'angstrom' } }, found('member', ada)],
  ['visitor', searchEverything, { query: { q: 'fitter' } }, found('listing', 'Fitter for 风 turbines')],
  ['team', listUsers, { query: { search: 'ngstr' } }, { items: [{ id: 1, email: 'Ada@Example.com', fullName: ada }] }],
  ['team', listSubscribers, {}, listed({ email: 'Reader@Example.com', status: 'confirmed' })],
];
