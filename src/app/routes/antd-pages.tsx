import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/paths.ts';
import { RequireUser } from '../require-user.tsx';
import { RequireVisitor } from '../require-visitor.tsx';
import { adminPages } from './admin-pages.tsx';
import { page } from './page.ts';
import { settingsPages } from './settings-pages.tsx';

/** The pages that are drawn with Ant Design; its provider comes with the first of them. */
export const antdPages: RouteObject[] = [
  {
    Component: RequireVisitor,
    children: [
      page(paths.signIn, async () => (await import('#src/features/accounts/pages/sign-in-page.tsx')).SignInPage),
      page(paths.signUp, async () => (await import('#src/features/accounts/pages/sign-up-page.tsx')).SignUpPage),
    ],
  },
  page(
    paths.forgotPassword,
    async () => (await import('#src/features/accounts/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    async () => (await import('#src/features/accounts/pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    paths.confirmEmail,
    async () => (await import('#src/features/account-settings/pages/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  page(
    paths.unsubscribe,
    async () =>
      (await import('#src/features/account-settings/pages/unsubscribe-page.tsx')).UnsubscribeNotificationsPage,
  ),
  page(paths.contact, async () => (await import('#src/features/contact/contact-page.tsx')).ContactPage),
  page(paths.pricing, async () => (await import('#src/features/memberships/pricing-page.tsx')).PricingPage),
  {
    Component: RequireUser,
    children: [
      settingsPages,
      adminPages,
      page(
        paths.ownListings,
        async () => (await import('#src/features/listings/pages/own-listings-page.tsx')).OwnListingsPage,
      ),
      page(
        paths.listingEdit,
        async () => (await import('#src/features/listings/pages/edit-listing-page.tsx')).EditListingPage,
      ),
      page(
        paths.enquiries,
        async () => (await import('#src/features/enquiries/pages/enquiries-page.tsx')).EnquiriesPage,
      ),
      page(
        paths.connections,
        async () => (await import('#src/features/members/pages/connections-page.tsx')).ConnectionsPage,
      ),
      page(
        paths.profileEdit,
        async () => (await import('#src/features/members/pages/edit-profile-page.tsx')).EditProfilePage,
      ),
      page(paths.dashboard, async () => (await import('#src/features/dashboard/dashboard-page.tsx')).DashboardPage),
      page(
        paths.notifications,
        async () => (await import('#src/features/notifications/notifications-page.tsx')).NotificationsPage,
      ),
      page(paths.saved, async () => (await import('#src/features/saved-items/pages/saved-page.tsx')).SavedPage),
      page(
        paths.deepResearch,
        async () => (await import('#src/features/deep-research/deep-research-page.tsx')).DeepResearchPage,
      ),
      page(paths.messages, async () => (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage, [
        {
          index: true,
          lazy: async () => ({
            Component: (await import('#src/features/messages/pages/new-message-pane.tsx')).NewMessagePane,
          }),
        },
        page(
          paths.conversation,
          async () => (await import('#src/features/messages/pages/conversation-pane.tsx')).ConversationPane,
        ),
      ]),
      page(paths.blocked, async () => (await import('#src/features/blocks/pages/blocked-page.tsx')).BlockedPage),
      page(
        paths.introductions,
        async () => (await import('#src/features/introductions/pages/introductions-page.tsx')).IntroductionsPage,
      ),
      page(
        paths.introduction,
        async () => (await import('#src/features/introductions/pages/introduction-page.tsx')).IntroductionPage,
      ),
    ],
  },
  page(
    paths.warmIntro,
    async () => (await import('#src/features/introductions/pages/warm-intro-page.tsx')).WarmIntroPage,
  ),
  page(paths.companies, async () => (await import('#src/features/companies/pages/companies-page.tsx')).CompaniesPage),
  page(
    paths.companyCreate,
    async () => (await import('#src/features/companies/pages/create-company-page.tsx')).CreateCompanyPage,
  ),
  {
    Component: RequireUser,
    children: [
      page(
        paths.companyEdit,
        async () => (await import('#src/features/companies/pages/edit-company-page.tsx')).EditCompanyPage,
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
    ],
  },
  page(
    paths.technologies,
    async () => (await import('#src/features/technologies/pages/technologies-page.tsx')).TechnologiesPage,
  ),
  page(paths.members, async () => (await import('#src/features/members/pages/members-page.tsx')).MembersPage),
  page(paths.network, async () => (await import('#src/features/network/pages/hub-page.tsx')).HubPage),
  page(paths.listings, async () => (await import('#src/features/listings/pages/listings-page.tsx')).ListingsPage),
  page(
    paths.listingCreate,
    async () => (await import('#src/features/listings/pages/create-listing-page.tsx')).CreateListingPage,
  ),
  page(paths.listing, async () => (await import('#src/features/listings/pages/listing-page.tsx')).ListingPage),
];
