import type { Router } from 'express';

import { createUser, me, signIn, signOut, testUsernames, testUsers } from '#contract/accounts.ts';
import { isReservedUsername, reservedUsername } from '#contract/accounts-reserved-usernames.ts';
import type { Deps } from '#server/deps.ts';
import { refuseTeamName } from '#server/features/members/index.ts';
import { callerNetwork } from '#server/platform/http/caller-network.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import {
  clearSessionCookie,
  deviceTokenOf,
  giveDeviceToken,
  giveToken,
  isDesktopClient,
} from '#server/platform/http/session.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { noteDevice, recogniseDevice } from './known-devices.ts';
import { objectionTo } from './password-check.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { noteRefusedSignIn } from './refused-sign-in.ts';
import { endSession, startSession, wrongCredentials } from './sessions.ts';
import { mailConfirmation } from './settings/confirmation.ts';
import { countGuess } from './sign-in-guesses.ts';
import { findTestUsers, findUserForSignIn, insertUser, isTaken } from './store.ts';
import { openTestPassword } from './test-users.ts';
import { requireSecondFactor } from './two-factor/sign-in.ts';

/** Sign-up, sign-in, sign-out and the current user. */
export function accountRoutes(router: Router, deps: Deps): void {
  serve(router, deps, createUser, async ({ body }) => {
    if (isReservedUsername(body.username, [deps.env.site.productName])) {
      throw invalidInput({ username: reservedUsername });
    }
    refuseTeamName(deps, body.fullName);
    const objection = objectionTo(body.password, body, deps.env.site);
    if (objection) throw invalidInput({ password: objection });
    // The team's own address cannot belong to an account: nobody would confirm it, and the team's mail would be held
    // back.
    if (foldCase(body.email) === foldCase(deps.env.site.contactEmail)) throw taken();
    const passwordHash = await hashPassword(body.password);
    try {
      const createdAt = deps.now().toISOString();
      const user = await deps.database.write(async (trx) => {
        const added = await insertUser(trx, {
          username: body.username,
          email: body.email,
          emailConfirmedAt: null,
          fullName: body.fullName ?? null,
          organization: body.organization ?? null,
          passwordHash,
          createdAt,
        });
        await recordSecurityEvent(trx, { userId: added.id, event: 'account.create' }, createdAt);
        await mailConfirmation(trx, deps, { ...added, passwordHash });
        return added;
      });
      deps.mail.wake();
      return user;
    } catch (error) {
      throw isTaken(error) ? taken() : error;
    }
  });

  serve(router, deps, signIn, async ({ body }, { session, req, res }) => {
    const found = await findUserForSignIn(deps.database, body.username, deps.now());
    const device = await recogniseDevice(deps, deviceTokenOf(deps, req), found?.user.id);
    const guess = { typed: body.username, network: callerNetwork(req.ip), device };
    const forgiveGuesses = await countGuess(deps, guess);
    const isRight = await verifyPassword(found?.passwordHash, body.password);
    if (!found || !isRight || (found.isTest && deps.env.mode === 'production')) {
      throw wrongCredentials();
    }
    await forgiveGuesses();
    if (found.isSuspended) {
      throw new HttpError('forbidden', `This account is suspended. Please write to ${deps.env.site.contactEmail}.`);
    }
    await requireSecondFactor(deps, found.user.id, body.code);
    const { user, isTest, passwordHash } = found;
    const client = isDesktopClient(req) ? 'desktop' : 'web';
    const userAgent = req.get('user-agent') ?? '';
    let deviceToken = '';
    const token = await startSession(deps, {
      userId: user.id,
      passwordHash,
      client,
      userAgent,
      replaces: session,
      alongWith: async (trx, sessionHash) => {
        deviceToken = await noteDevice(deps, trx, { user, isTest, device, sessionHash, client, userAgent });
      },
    });
    deps.mail.wake();
    giveToken(deps, req, res, token);
    giveDeviceToken(deps, req, res, deviceToken);
    return user;
  });
  router.use(signIn.path, noteRefusedSignIn(deps));

  serve(router, deps, signOut, async (_input, { session, req, res }) => {
    if (session) await endSession(deps, session);
    if (!isDesktopClient(req)) clearSessionCookie(deps, req, res);
    return { ok: true as const };
  });

  serve(router, deps, me, async (_input, { session }) => session?.user ?? null);

  serve(router, deps, testUsers, async () => {
    const rows = await findTestUsers(deps.database);
    const users = testUsernames.flatMap((username) => {
      const row = rows.find((candidate) => candidate.username === username);
      return row ? [{ username, role: row.role }] : [];
    });
    if (users.length < testUsernames.length) throw notFound('set of test users');
    return { users, password: openTestPassword(deps.env) };
  });

  recoveryRoutes(router, deps);
}

function taken(): HttpError {
  return new HttpError('conflict', 'Username or email already exists. Please try a different one.');
}
