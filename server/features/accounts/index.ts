import { defineFeature } from '#server/platform/feature.ts';
import { mailSamples } from './mail-samples.ts';
import { personalData } from './personal-data.ts';
import { accountRoutes } from './routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { sweepSessions } from './sessions.ts';
import { accountSettingsRoutes } from './settings/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';

export { eraseUser, findAccount, isLastAdmin, liftSuspension, suspendUser } from './account-store.ts';
export { endCredentials } from './credentials-store.ts';
export { accountByPassword } from './own-password.ts';
export { objectionTo } from './password-check.ts';
export { hashPassword } from './passwords.ts';
export { resolveSession, sessionByHash } from './sessions.ts';
export { type Addressee, findAddressee, findAddressees, findUserForSignIn, insertUser, isTaken } from './store.ts';
export { termOf, tierAt } from './term.ts';
export { roleAt, rolesAt } from './term-store.ts';
export { setTestUsersPassword } from './test-users.ts';
export { forgetUnreadableSecrets, sealTwoFactorSecrets } from './two-factor/sealed-secrets.ts';
export { heldUntilSecondFactor } from './two-factor/sign-in.ts';

/** Accounts: sign-up, sign-in, sessions, settings and the second factor. */
export const accounts = defineFeature({
  routes: [accountRoutes, accountSettingsRoutes, sessionRoutes, twoFactorRoutes],
  mails: mailSamples,
  sweep: sweepSessions,
  personalData,
});
