import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { forUsers, page } from './page.ts';

/** The routes of the network: members, companies, technologies, listings, introductions. */
export const networkPages: RouteObject[] = [
  page(paths.member, async () => (await import('#src/features/members/pages/profile-page.tsx')).ProfilePage),
  page(paths.memberShort, async () => (await import('#src/features/members/pages/member-redirect.tsx')).MemberRedirect),
  page(paths.company, async () => (await import('#src/features/companies/pages/company-page.tsx')).CompanyPage),
  page(
    paths.technology,
    async () => (await import('#src/features/technologies/pages/technology-page.tsx')).TechnologyPage,
  ),
  page(paths.listingRenew, async () => (await import('#src/features/listings/pages/renew-page.tsx')).RenewListingPage),
  page(paths.network, async () => (await import('#src/features/network/pages/hub-page.tsx')).HubPage),
  page(paths.members, async () => (await import('#src/features/members/pages/members-page.tsx')).MembersPage),
  page(paths.companies, async () => (await import('#src/features/companies/pages/companies-page.tsx')).CompaniesPage),
  page(
    paths.technologies,
    async () => (await import('#src/features/technologies/pages/technologies-page.tsx')).TechnologiesPage,
  ),
  page(paths.listings, async () => (await import('#src/features/listings/pages/listings-page.tsx')).ListingsPage),
  page(paths.listing, async () => (await import('#src/features/listings/pages/listing-page.tsx')).ListingPage),
  page(
    paths.companyCreate,
    async () => (await import('#src/features/companies/pages/create-company-page.tsx')).CreateCompanyPage,
  ),
  page(paths.compare, async () => (await import('#src/features/network/pages/compare-page.tsx')).ComparePage),
  page(
    paths.listingCreate,
    async () => (await import('#src/features/listings/pages/create-listing-page.tsx')).CreateListingPage,
  ),
  page(
    paths.warmIntro,
    async () => (await import('#src/features/introductions/pages/warm-intro-page.tsx')).WarmIntroPage,
  ),
  forUsers([
    page(paths.matches, async () => (await import('#src/features/matches/pages/matches-page.tsx')).MatchesPage),
    page(paths.insights, async () => (await import('#src/features/insights/pages/markets-page.tsx')).MarketsPage),
    page(paths.insightMarket, async () => (await import('#src/features/insights/pages/report-page.tsx')).ReportPage),
    page(
      paths.companyEdit,
      async () => (await import('#src/features/companies/pages/edit-company-page.tsx')).EditCompanyPage,
    ),
    page(
      paths.companyMatchProfile,
      async () =>
        (await import('#src/features/companies/pages/company-match-profile-page.tsx')).CompanyMatchProfilePage,
    ),
    page(
      paths.companyAddTechnology,
      async () => (await import('#src/features/companies/pages/add-technology-page.tsx')).AddTechnologyPage,
    ),
    page(
      paths.companyAddTeamMember,
      async () => (await import('#src/features/companies/pages/add-team-member-page.tsx')).AddTeamMemberPage,
    ),
    page(
      paths.companyClaim,
      async () => (await import('#src/features/companies/pages/claim-company-page.tsx')).ClaimCompanyPage,
    ),
    page(
      paths.technologyEdit,
      async () => (await import('#src/features/technologies/pages/edit-technology-page.tsx')).EditTechnologyPage,
    ),
    page(
      paths.listingEdit,
      async () => (await import('#src/features/listings/pages/edit-listing-page.tsx')).EditListingPage,
    ),
    page(
      paths.introductions,
      async () => (await import('#src/features/introductions/pages/introductions-page.tsx')).IntroductionsPage,
    ),
    page(
      paths.introduction,
      async () => (await import('#src/features/introductions/pages/introduction-page.tsx')).IntroductionPage,
    ),
  ]),
];
