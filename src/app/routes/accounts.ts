import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { forUsers, forVisitors, page } from './page.ts';
import { settingsPages } from './settings.tsx';

/** An account from sign-up to its end, and its settings. */
export const accountPages: RouteObject[] = [
  page(
    paths.undoEmail,
    async () => (await import('#src/features/accounts/settings/pages/undo-email-page.tsx')).UndoEmailPage,
  ),
  page(
    paths.accountDeleted,
    async () => (await import('#src/features/accounts/settings/pages/account-deleted-page.tsx')).AccountDeletedPage,
  ),
  page(
    paths.settingsApp,
    async () => (await import('#src/features/desktop-settings/app-settings-page.tsx')).AppSettingsPage,
  ),
  forVisitors([
    page(paths.signIn, async () => (await import('#src/features/accounts/pages/sign-in-page.tsx')).SignInPage),
    page(paths.signUp, async () => (await import('#src/features/accounts/pages/sign-up-page.tsx')).SignUpPage),
  ]),
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
    async () => (await import('#src/features/accounts/settings/pages/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  forUsers([settingsPages]),
];
