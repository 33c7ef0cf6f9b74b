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
    description: 'Investors, innovators and experts in cleantech: who they are and what they work on.',
  },
  matches: {
    path: '/network/matches',
    title: 'Matches',
    description: 'The members, companies, technologies, listings and events that fit you, and why.',
    isPrivate: true,
  },
  insights: {
    path: '/network/insights',
    title: 'Insights',
    description: 'Market figures by focus area, sector and country, counted from the records of the network.',
    isPrivate: true,
  },
  insightMarket: { path: '/network/insights/:by/:id' },
  compare: {
    path: '/network/compare',
    title: 'Compare',
    description: 'Two to six companies or technologies side by side, with the facts that differ marked.',
    isPrivate: true,
  },
  member: { path: '/network/profile/:id' },
  memberShort: { path: '/members/:id' },
  warmIntro: {
    path: '/network/warm-intro',
    title: 'Warm Introductions',
    description:
      'Ask to be introduced to a member or to the people behind a technology: how it works and what it costs.',
  },
  listings: {
    path: '/network/listings',
    title: 'Green Market Listings',
    description: 'Listings of companies, technologies, partnerships and jobs in cleantech.',
  },
  listingCreate: {
    path: '/network/listings/create',
    title: 'Create a Listing',
    description: 'Publish a company, technology, partnership or job in the Green Market.',
    isPrivate: true,
  },
  listingRenew: {
    path: '/network/listings/renew',
    title: 'Renew Listing',
    description: 'Renew a listing for another term.',
    isPrivate: true,
  },
  listing: { path: '/network/listings/:id' },
  listingEdit: { path: '/network/listings/:id/edit' },
  companies: {
    path: '/network/companies',
    title: 'Cleantech Companies',
    description:
      'Companies in solar, wind, hydrogen, storage, carbon capture and green building, by focus area and size.',
  },
  companyCreate: {
    path: '/network/companies/create',
    title: 'Add a Company',
    description: 'Add your company to the directory.',
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
    description: 'Cleantech technologies by readiness level, focus area and status, with the evidence behind them.',
  },
  technology: { path: '/network/technologies/:id' },
  technologyEdit: { path: '/network/technologies/:id/edit' },
} as const satisfies Record<string, PageEntry>;
