/** Where the code of the pages is that links in mails lead to, and of the app's own settings; like `userPageCode`. */
export const mailedPageCode = {
  undoEmail: async () => (await import('#src/features/accounts/settings/pages/undo-email-page.tsx')).UndoEmailPage,
  accountDeleted: async () =>
    (await import('#src/features/accounts/settings/pages/account-deleted-page.tsx')).AccountDeletedPage,
  settingsApp: async () => (await import('#src/features/desktop-settings/app-settings-page.tsx')).AppSettingsPage,
  resetPassword: async () => (await import('#src/features/accounts/pages/reset-password-page.tsx')).ResetPasswordPage,
  confirmEmail: async () =>
    (await import('#src/features/accounts/settings/pages/confirm-email-page.tsx')).ConfirmEmailPage,
  newsletterConfirm: async () =>
    (await import('#src/features/newsletter/pages/confirm-page.tsx')).ConfirmSubscriptionPage,
  newsletterUnsubscribe: async () =>
    (await import('#src/features/newsletter/pages/unsubscribe-page.tsx')).UnsubscribePage,
  alertsUnsubscribe: async () =>
    (await import('#src/features/saved-searches/pages/unsubscribe-alerts-page.tsx')).UnsubscribeAlertsPage,
  unsubscribe: async () =>
    (await import('#src/features/notifications/settings/unsubscribe-page.tsx')).UnsubscribeNotificationsPage,
};
