import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { forUsers, page } from './page.ts';
import { pageOf } from './user-area.ts';

/** The routes of the network: members, companies, technologies, listings, introductions. */
export const networkPages: RouteObject[] = [
  page(paths.member, async () => (await import('#src/features/members/pages/profile-page.tsx')).ProfilePage),
  page(paths.memberShort, async () => (await import('#src/features/members/pages/member-redirect.tsx')).MemberRedirect),
  page(paths.company, async () => (await import('#src/features/companies/pages/company-page.tsx')).CompanyPage),
  page(
    paths.technology,
    async () => (await import('#src/features/technologies/pages/technology-page.tsx')).TechnologyPage,
  ),
  pageOf('listingRenew'),
  page(paths.network, async () => (await import('#src/features/network/pages/hub-page.tsx')).HubPage),
  page(paths.members, async () => (await import('#src/features/members/pages/members-page.tsx')).MembersPage),
  page(paths.companies, async () => (await import('#src/features/companies/pages/companies-page.tsx')).CompaniesPage),
  page(
    paths.technologies,
    async () => (await import('#src/features/technologies/pages/technologies-page.tsx')).TechnologiesPage,
  ),
  page(paths.listings, async () => (await import('#src/features/listings/pages/listings-page.tsx')).ListingsPage),
  page(paths.listing, async () => (await import('#src/features/listings/pages/listing-page.tsx')).ListingPage),
  pageOf('companyCreate'),
  pageOf('compare'),
  pageOf('listingCreate'),
  pageOf('warmIntro'),
  forUsers([
    pageOf('matches'),
    pageOf('insights'),
    pageOf('insightMarket'),
    pageOf('companyEdit'),
    pageOf('companyMatchProfile'),
    pageOf('companyAddTechnology'),
    pageOf('companyAddTeamMember'),
    pageOf('companyClaim'),
    pageOf('technologyEdit'),
    pageOf('listingEdit'),
    pageOf('introductions'),
    pageOf('introduction'),
  ]),
];
