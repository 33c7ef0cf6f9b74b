import type { RouteObject } from 'react-router-dom';

import { RequireUser } from '../require-user.tsx';
import { RequireVisitor } from '../require-visitor.tsx';
import { adminPages } from './admin-pages.tsx';
import { settingsPages } from './settings-pages.tsx';

/** The pages that are drawn with Ant Design; its provider comes with the first of them. */
export const antdPages: RouteObject[] = [
  {
    Component: RequireVisitor,
    children: [
      {
        path: 'signin',
        lazy: async () => ({ Component: (await import('#src/features/accounts/pages/sign-in-page.tsx')).SignInPage }),
      },
      {
        path: 'signup',
        lazy: async () => ({ Component: (await import('#src/features/accounts/pages/sign-up-page.tsx')).SignUpPage }),
      },
    ],
  },
  {
    path: 'forgot-password',
    lazy: async () => ({
      Component: (await import('#src/features/accounts/pages/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('#src/features/accounts/pages/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: 'settings/confirm-email',
    lazy: async () => ({
      Component: (await import('#src/features/account-settings/pages/confirm-email-page.tsx')).ConfirmEmailPage,
    }),
  },
  {
    path: 'notifications/unsubscribe',
    lazy: async () => ({
      Component: (await import('#src/features/account-settings/pages/unsubscribe-page.tsx'))
        .UnsubscribeNotificationsPage,
    }),
  },
  {
    path: 'contact',
    lazy: async () => ({ Component: (await import('#src/features/contact/contact-page.tsx')).ContactPage }),
  },
  {
    path: 'pricing',
    lazy: async () => ({ Component: (await import('#src/features/memberships/pricing-page.tsx')).PricingPage }),
  },
  {
    Component: RequireUser,
    children: [
      settingsPages,
      adminPages,
      {
        path: 'network/listings/mine',
        lazy: async () => ({
          Component: (await import('#src/features/listings/pages/own-listings-page.tsx')).OwnListingsPage,
        }),
      },
      {
        path: 'network/listings/:id/edit',
        lazy: async () => ({
          Component: (await import('#src/features/listings/pages/edit-listing-page.tsx')).EditListingPage,
        }),
      },
      {
        path: 'network/enquiries',
        lazy: async () => ({
          Component: (await import('#src/features/enquiries/pages/enquiries-page.tsx')).EnquiriesPage,
        }),
      },
      {
        path: 'network/connections',
        lazy: async () => ({
          Component: (await import('#src/features/members/pages/connections-page.tsx')).ConnectionsPage,
        }),
      },
      {
        path: 'network/profile/edit',
        lazy: async () => ({
          Component: (await import('#src/features/members/pages/edit-profile-page.tsx')).EditProfilePage,
        }),
      },
      {
        path: 'dashboard',
        lazy: async () => ({ Component: (await import('#src/features/dashboard/dashboard-page.tsx')).DashboardPage }),
      },
      {
        path: 'notifications',
        lazy: async () => ({
          Component: (await import('#src/features/notifications/notifications-page.tsx')).NotificationsPage,
        }),
      },
      {
        path: 'network/saved',
        lazy: async () => ({ Component: (await import('#src/features/saved-items/pages/saved-page.tsx')).SavedPage }),
      },
      {
        path: 'deep-research',
        lazy: async () => ({
          Component: (await import('#src/features/deep-research/deep-research-page.tsx')).DeepResearchPage,
        }),
      },
      {
        path: 'network/messages',
        lazy: async () => ({
          Component: (await import('#src/features/messages/pages/messages-page.tsx')).MessagesPage,
        }),
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('#src/features/messages/pages/new-message-pane.tsx')).NewMessagePane,
            }),
          },
          {
            path: ':id',
            lazy: async () => ({
              Component: (await import('#src/features/messages/pages/conversation-pane.tsx')).ConversationPane,
            }),
          },
        ],
      },
      {
        path: 'network/blocked',
        lazy: async () => ({ Component: (await import('#src/features/blocks/pages/blocked-page.tsx')).BlockedPage }),
      },
      {
        path: 'network/introductions',
        lazy: async () => ({
          Component: (await import('#src/features/introductions/pages/introductions-page.tsx')).IntroductionsPage,
        }),
      },
      {
        path: 'network/introductions/:id',
        lazy: async () => ({
          Component: (await import('#src/features/introductions/pages/introduction-page.tsx')).IntroductionPage,
        }),
      },
    ],
  },
  {
    path: 'network/warm-intro',
    lazy: async () => ({
      Component: (await import('#src/features/introductions/pages/warm-intro-page.tsx')).WarmIntroPage,
    }),
  },
  {
    path: 'network/companies',
    lazy: async () => ({ Component: (await import('#src/features/companies/pages/companies-page.tsx')).CompaniesPage }),
  },
  {
    path: 'network/companies/create',
    lazy: async () => ({
      Component: (await import('#src/features/companies/pages/create-company-page.tsx')).CreateCompanyPage,
    }),
  },
  {
    Component: RequireUser,
    children: [
      {
        path: 'network/companies/:id/edit',
        lazy: async () => ({
          Component: (await import('#src/features/companies/pages/edit-company-page.tsx')).EditCompanyPage,
        }),
      },
      {
        path: 'network/companies/:id/add-technology',
        lazy: async () => ({
          Component: (await import('#src/features/companies/pages/add-technology-page.tsx')).AddTechnologyPage,
        }),
      },
      {
        path: 'network/companies/:id/add-team-member',
        lazy: async () => ({
          Component: (await import('#src/features/companies/pages/add-team-member-page.tsx')).AddTeamMemberPage,
        }),
      },
      {
        path: 'network/companies/:id/claim',
        lazy: async () => ({
          Component: (await import('#src/features/companies/pages/claim-company-page.tsx')).ClaimCompanyPage,
        }),
      },
      {
        path: 'network/technologies/:id/edit',
        lazy: async () => ({
          Component: (await import('#src/features/companies/pages/edit-technology-page.tsx')).EditTechnologyPage,
        }),
      },
    ],
  },
  {
    path: 'network/technologies',
    lazy: async () => ({
      Component: (await import('#src/features/technologies/pages/technologies-page.tsx')).TechnologiesPage,
    }),
  },
  {
    path: 'network/members',
    lazy: async () => ({ Component: (await import('#src/features/members/pages/members-page.tsx')).MembersPage }),
  },
  {
    path: 'network',
    lazy: async () => ({ Component: (await import('#src/features/network/pages/hub-page.tsx')).HubPage }),
  },
  {
    path: 'network/listings',
    lazy: async () => ({ Component: (await import('#src/features/listings/pages/listings-page.tsx')).ListingsPage }),
  },
  {
    path: 'network/listings/create',
    lazy: async () => ({
      Component: (await import('#src/features/listings/pages/create-listing-page.tsx')).CreateListingPage,
    }),
  },
  {
    path: 'network/listings/:id',
    lazy: async () => ({ Component: (await import('#src/features/listings/pages/listing-page.tsx')).ListingPage }),
  },
];
