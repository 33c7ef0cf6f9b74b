import type { RouteObject } from 'react-router-dom';

import { paths } from '#contract/kit/paths.ts';
import { pageOf } from './mailed-area.ts';
import { forUsers, forVisitors, page } from './page.ts';
import { settingsPages } from './settings.tsx';

/** An account from sign-up to its end, and its settings. */
export const accountPages: RouteObject[] = [
  pageOf('undoEmail'),
  pageOf('accountDeleted'),
  pageOf('settingsApp'),
  forVisitors([
    page(paths.signIn, async () => (await import('#src/features/accounts/pages/sign-in-page.tsx')).SignInPage),
    page(paths.signUp, async () => (await import('#src/features/accounts/pages/sign-up-page.tsx')).SignUpPage),
  ]),
  page(
    paths.forgotPassword,
    async () => (await import('#src/features/accounts/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  pageOf('resetPassword'),
  pageOf('confirmEmail'),
  forUsers([settingsPages]),
];
