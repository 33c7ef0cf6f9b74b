import { Navigate, type RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { page } from './page.ts';

/** The account settings, one subject a page. */
export const settingsPages: RouteObject = page(
  paths.settings,
  async () => (await import('#src/features/accounts/settings/components/settings-layout.tsx')).SettingsLayout,
  [
    { index: true, element: <Navigate to={paths.settingsAccount} replace /> },
    page(
      paths.settingsAccount,
      async () => (await import('#src/features/accounts/settings/pages/account-page.tsx')).AccountSettingsPage,
    ),
    page(
      paths.settingsSecurity,
      async () => (await import('#src/features/accounts/settings/pages/security-page.tsx')).SecurityPage,
    ),
    page(
      paths.settingsPrivacy,
      async () => (await import('#src/features/members/settings/privacy-page.tsx')).PrivacySettingsPage,
    ),
    page(
      paths.settingsNotifications,
      async () => (await import('#src/features/notifications/settings/settings-page.tsx')).NotificationSettingsPage,
    ),
    page(
      paths.settingsCalendar,
      async () => (await import('#src/features/calendar/settings-page.tsx')).CalendarSettingsPage,
    ),
    page(
      paths.settingsTemplates,
      async () => (await import('#src/features/templates/settings-page.tsx')).TemplatesPage,
    ),
    page(
      paths.settingsMembership,
      async () => (await import('#src/features/memberships/settings/membership-page.tsx')).MembershipPage,
    ),
    page(
      paths.settingsData,
      async () => (await import('#src/features/accounts/settings/pages/data-page.tsx')).DataPage,
    ),
  ],
);
