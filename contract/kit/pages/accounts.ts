import type { PageEntry } from './entry.ts';

/** The pages of an account from sign-up to deletion, and its settings. */
export const accountPages = {
  signIn: { path: '/signin', title: 'Sign In', description: 'Sign in to your account.' },
  signUp: { path: '/signup', title: 'Sign Up', description: 'Join investors, innovators and experts in cleantech.' },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot Password',
    description: 'Get a link that sets a new password.',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Reset Password',
    description: 'Set a new password.',
    isPrivate: true,
  },
  accountDeleted: {
    path: '/account-deleted',
    title: 'Account Deleted',
    description: 'The account is deleted.',
    isPrivate: true,
  },
  settings: { path: '/settings', title: 'Settings', description: 'Your account settings.', isPrivate: true },
  settingsAccount: {
    path: '/settings/account',
    title: 'Account Settings',
    description: 'Name and email address.',
    isPrivate: true,
  },
  settingsSecurity: {
    path: '/settings/security',
    title: 'Security Settings',
    description: 'Password, two-factor sign-in and sessions.',
    isPrivate: true,
  },
  settingsPrivacy: {
    path: '/settings/privacy',
    title: 'Privacy Settings',
    description: 'Visits to profiles, who is online, and the featured row.',
    isPrivate: true,
  },
  settingsNotifications: {
    path: '/settings/notifications',
    title: 'Notification Settings',
    description: 'Which emails you get, and when.',
    isPrivate: true,
  },
  settingsCalendar: {
    path: '/settings/calendar',
    title: 'Your Calendar',
    description: 'Events and meetings in your calendar app.',
    isPrivate: true,
  },
  settingsTemplates: {
    path: '/settings/templates',
    title: 'Templates',
    description: 'Texts that you save for messages and answers.',
    isPrivate: true,
  },
  settingsMembership: {
    path: '/settings/membership',
    title: 'Your Membership',
    description: 'Your plan, requests and charges.',
    isPrivate: true,
  },
  settingsData: {
    path: '/settings/data',
    title: 'Your Data',
    description: 'Download your data or delete your account.',
    isPrivate: true,
  },
  settingsApp: {
    path: '/settings/app',
    title: 'App Settings',
    description: 'Settings of the desktop app.',
    isPrivate: true,
  },
  confirmEmail: {
    path: '/settings/confirm-email',
    title: 'Confirm Your Address',
    description: 'Confirm a new address.',
    isPrivate: true,
  },
  undoEmail: {
    path: '/settings/undo-email',
    title: 'Undo a Change of Address',
    description: 'Restore the earlier address of an account.',
    isPrivate: true,
  },
} as const satisfies Record<string, PageEntry>;
