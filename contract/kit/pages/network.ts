import type { PageEntry } from './entry.ts';

/** The pages of the network: members, companies, technologies, listings, introductions. */
export const networkPages = {
  network: {
    path: '/network',
    title: 'Network',
    description: 'Members, companies and technologies in cleantech, and the listings of the Green Market.',
  },
  members: {
    path: '/network/members',
    title: 'Members',
  },
  matches: {
    path: '/network/matches',
    title: 'Matches',
    isPrivate: true,
  },
  insights: {
    path: '/network/insights',
    title: 'Insights',
    isPrivate: true,
  },
  insightMarket: { path: '/network/insights/:by/:id' },
  compare: {
    path: '/network/compare',
    title: 'Compare',
    isPrivate: true,
  },
  member: { path: '/network/profile/:id' },
  memberShort: { path: '/members/:id' },
  warmIntro: {
    path: '/network/warm-intro',
    title: 'Warm Introductions',
  },
  listings: {
    path: '/network/listings',
    title: 'Green Market Listings',
  },
  listingCreate: {
    path: '/network/listings/create',
    title: 'Create a Listing',
    isPrivate: true,
  },
  listingRenew: {
    path: '/network/listings/renew',
    title: 'Renew Listing',
    isPrivate: true,
  },
  listing: { path: '/network/listings/:id' },
  listingEdit: { path: '/network/listings/:id/edit' },
  companies: {
    path: '/network/companies',
    title: 'Cleantech Companies',
  },
  companyCreate: {
    path: '/network/companies/create',
    title: 'Add a Company',
    isPrivate: true,
  },
  company: { path: '/network/companies/:id' },
  companyEdit: { path: '/network/companies/:id/edit' },
  companyMatchProfile: { path: '/network/companies/:id/seeks-and-offers' },
  companyClaim: { path: '/network/companies/:id/claim' },
  companyAddTechnology: { path: '/network/companies/:id/add-technology' },
  companyAddTeamMember: { path: '/network/companies/:id/add-team-member' },
  technologies: {
    path: '/network/technologies',
    title: 'Technologies',
  },
  technology: { path: '/network/technologies/:id' },
  technologyEdit: { path: '/network/technologies/:id/edit' },
} as const satisfies Record<string, PageEntry>;
