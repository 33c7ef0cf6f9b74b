import type { Router } from 'express';

import {
  cancelEmailChange,
  changeOwnPassword,
  confirmEmailChange,
  getAccount,
  requestEmailChange,
  sendConfirmation,
  undoEmailChange,
  updateAccount,
} from '#contract/accounts-settings.ts';
import type { Deps } from '#server/deps.ts';
import { refuseTeamName } from '#server/features/members/index.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findAccount, updateNames } from '../account-store.ts';
import { countRecoveryCodes, findTwoFactor } from '../two-factor/store.ts';
import { mailConfirmationAgain } from './confirmation.ts';
import { confirmChange, requestChange } from './email-change.ts';
import { undoChange } from './email-undo.ts';
import { changePasswordOf } from './password-change.ts';
import { deleteEmailChange, findPendingEmail } from './store.ts';

/** Endpoints with which members change their own account. */
export function accountSettingsRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, getAccount, async (_input, context) => {
    const { user, mustSetUpTwoFactor } = sessionOf(context);
    const [account, pendingEmail, factor, recoveryCodesLeft] = await Promise.all([
      findAccount(database, user.id),
      findPendingEmail(database, user.id, deps.now().toISOString()),
      findTwoFactor(database, user.id),
      countRecoveryCodes(database, user.id),
    ]);
    return {
      ...user,
      // Until two-factor sign-in is set up, other calls treat the admin as a member; this one shows the real role.
      ...(mustSetUpTwoFactor && { role: 'admin' as const }),
      createdAt: account.createdAt,
      pendingEmail,
      twoFactor: factor?.confirmedAt ? { since: factor.confirmedAt, recoveryCodesLeft } : null,
      mustSetUpTwoFactor,
      isShared: account.isTest,
    };
  });

  serve(router, deps, updateAccount, async ({ body }, context) => {
    const { user } = sessionOf(context);
    refuseTeamName(deps, body.fullName, user.role);
    const names = { fullName: body.fullName || null, organization: body.organization || null };
    const updated = await database.write((trx) => updateNames(trx, user.id, names));
    return { ...updated, membershipTier: user.membershipTier };
  });

  serve(router, deps, requestEmailChange, async ({ body }, context) => ({
    pendingEmail: await requestChange(deps, sessionOf(context), body),
  }));

  serve(router, deps, cancelEmailChange, async (_input, context) => {
    const { user } = sessionOf(context);
    await database.write((trx) => deleteEmailChange(trx, user.id));
    return { ok: true as const };
  });

  serve(router, deps, sendConfirmation, async (_input, context) => {
    await mailConfirmationAgain(deps, sessionOf(context));
    return { ok: true as const };
  });

  serve(router, deps, confirmEmailChange, ({ body }, { session }) => confirmChange(deps, body.token, session));

  serve(router, deps, undoEmailChange, ({ body }) => undoChange(deps, body.token));

  serve(router, deps, changeOwnPassword, async ({ body }, context) => {
    await changePasswordOf(deps, sessionOf(context), body);
    return { ok: true as const };
  });
}
