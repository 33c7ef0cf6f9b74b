import { defineFeature } from '#server/platform/feature.ts';
import { personalData } from './personal-data.ts';
import { accountRoutes } from './routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { sweepSessions } from './sessions.ts';
import { accountSettingsRoutes } from './settings/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';
import { userRoutes } from './users/admin.ts';

export { eraseUser, findAccount, isLastAdmin } from './account-store.ts';
export { endCredentials } from './credentials-store.ts';
export { accountByPassword } from './own-password.ts';
export { objectionTo } from './password-check.ts';
export { hashPassword } from './passwords.ts';
export { resolveSession } from './sessions.ts';
export { type Addressee, findAddressee, findUserForSignIn, insertUser, isTaken, userExists } from './store.ts';
export { renewalGrace, termOf, tierAt } from './term.ts';
export { setTestUsersPassword } from './test-users.ts';
export { forgetUnreadableSecrets, sealTwoFactorSecrets } from './two-factor/sealed-secrets.ts';
export { heldUntilSecondFactor } from './two-factor/sign-in.ts';
export { findUser, findUsers, setRole } from './users/store.ts';

/** Accounts: sign-up, sign-in, sessions, settings, the second factor, and users for admins. */
export const accounts = defineFeature({
  routes: [accountRoutes, accountSettingsRoutes, sessionRoutes, twoFactorRoutes, userRoutes],
  sweep: sweepSessions,
  personalData,
});
