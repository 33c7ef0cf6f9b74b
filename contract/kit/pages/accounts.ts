import type { PageEntry } from './entry.ts';

/** The pages of an account from sign-up to deletion, and its settings. */
export const accountPages = {
  signIn: { path: '/signin', title: 'Sign In' },
  signUp: { path: '/signup', title: 'Sign Up' },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot Password',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Reset Password',
    isPrivate: true,
  },
  accountDeleted: {
    path: '/account-deleted',
    title: 'Account Deleted',
    isPrivate: true,
  },
  settings: { path: '/settings', title: 'Settings', isPrivate: true },
  settingsAccount: {
    path: '/settings/account',
    title: 'Account Settings',
    isPrivate: true,
  },
  settingsSecurity: {
    path: '/settings/security',
    title: 'Security Settings',
    isPrivate: true,
  },
  settingsPrivacy: {
    path: '/settings/privacy',
    title: 'Privacy Settings',
    isPrivate: true,
  },
  settingsNotifications: {
    path: '/settings/notifications',
    title: 'Notification Settings',
    isPrivate: true,
  },
  settingsCalendar: {
    path: '/settings/calendar',
    title: 'Your Calendar',
    isPrivate: true,
  },
  settingsTemplates: {
    path: '/settings/templates',
    title: 'Templates',
    isPrivate: true,
  },
  settingsMembership: {
    path: '/settings/membership',
    title: 'Your Membership',
    isPrivate: true,
  },
  settingsData: {
    path: '/settings/data',
    title: 'Your Data',
    isPrivate: true,
  },
  settingsApp: {
    path: '/settings/app',
    title: 'App Settings',
    isPrivate: true,
  },
  confirmEmail: {
    path: '/settings/confirm-email',
    title: 'Confirm Your Address',
    isPrivate: true,
  },
  undoEmail: {
    path: '/settings/undo-email',
    title: 'Undo a Change of Address',
    isPrivate: true,
  },
} as const satisfies Record<string, PageEntry>;
