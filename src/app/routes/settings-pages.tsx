import { Navigate, type RouteObject } from 'react-router-dom';

/** The account settings, one subject a page. */
export const settingsPages: RouteObject = {
  path: 'settings',
  lazy: async () => ({
    Component: (await import('#src/features/account-settings/components/settings-layout.tsx')).SettingsLayout,
  }),
  children: [
    { index: true, element: <Navigate to="/settings/account" replace /> },
    {
      path: 'account',
      lazy: async () => ({
        Component: (await import('#src/features/account-settings/pages/account-page.tsx')).AccountSettingsPage,
      }),
    },
    {
      path: 'security',
      lazy: async () => ({
        Component: (await import('#src/features/account-settings/pages/security-page.tsx')).SecurityPage,
      }),
    },
    {
      path: 'notifications',
      lazy: async () => ({
        Component: (await import('#src/features/account-settings/pages/notifications-page.tsx'))
          .NotificationSettingsPage,
      }),
    },
    {
      path: 'membership',
      lazy: async () => ({
        Component: (await import('#src/features/account-settings/pages/membership-page.tsx')).MembershipPage,
      }),
    },
    {
      path: 'data',
      lazy: async () => ({ Component: (await import('#src/features/account-settings/pages/data-page.tsx')).DataPage }),
    },
  ],
};
