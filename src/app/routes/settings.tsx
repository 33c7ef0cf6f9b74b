import { Navigate, type RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { page } from './page.ts';

/** The account settings, one subject a page. */
export const settingsPages: RouteObject = page(
  paths.settings,
  async () => (await import('#src/features/account-settings/components/settings-layout.tsx')).SettingsLayout,
  [
    { index: true, element: <Navigate to={paths.settingsAccount} replace /> },
    page(
      paths.settingsAccount,
      async () => (await import('#src/features/account-settings/pages/account-page.tsx')).AccountSettingsPage,
    ),
    page(
      paths.settingsSecurity,
      async () => (await import('#src/features/account-settings/pages/security-page.tsx')).SecurityPage,
    ),
    page(
      paths.settingsNotifications,
      async () =>
        (await import('#src/features/account-settings/pages/notifications-page.tsx')).NotificationSettingsPage,
    ),
    page(
      paths.settingsMembership,
      async () => (await import('#src/features/account-settings/pages/membership-page.tsx')).MembershipPage,
    ),
    page(paths.settingsData, async () => (await import('#src/features/account-settings/pages/data-page.tsx')).DataPage),
  ],
);
