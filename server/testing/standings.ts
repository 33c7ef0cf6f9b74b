import { signIn } from '#contract/accounts.ts';
import type { Standing } from '#contract/kit/access.ts';
import type { Deps } from '#server/deps.ts';
import { suspendUser } from '#server/features/accounts/account-store.ts';
import { sealSecret } from '#server/features/accounts/two-factor/sealed-secrets.ts';
import { confirmSecret, insertSecret } from '#server/features/accounts/two-factor/store.ts';
import { startMembership } from '#server/features/memberships/store.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { samplePassword } from './factories.ts';

/** A browser of a new user with this standing. */
export const inStanding = (app: TestApp, standing: Standing): Promise<TestClient> => makers[standing](app);

const makers: Record<Standing, (app: TestApp) => Promise<TestClient>> = {
  visitor: (app) => app.as('anonymous'),
  'half signed in': halfSignedIn,
  'free member': (app) => app.as('member'),
  professional: (app) => app.as('professional'),
  'expired professional': async (app) => {
    const user = await app.aUser({ membershipTier: 'professional' });
    await endMembership(app.deps, user.id);
    return app.signedIn(user);
  },
  'suspended professional': (app) => suspended(app, 'member'),
  admin: (app) => app.as('admin'),
  'suspended admin': (app) => suspended(app, 'admin'),
};

/** Signed in first and then suspended, with the cookie still in the browser. */
async function suspended(app: TestApp, role: 'member' | 'admin'): Promise<TestClient> {
  const user = await app.aUser({ role, membershipTier: 'professional' });
  const client = await app.signedIn(user);
  await app.deps.database.write((trx) => suspendUser(trx, user.id, app.deps.now().toISOString()));
  return client;
}

/** Has entered the right password of an account with two-factor sign-in, but no code yet. */
async function halfSignedIn(app: TestApp): Promise<TestClient> {
  const user = await app.aUser();
  const at = app.deps.now().toISOString();
  const secret = sealSecret(app.deps, user.id, 'JBSWY3DPEHPK3PXP');
  await app.deps.database.write(async (trx) => {
    await insertSecret(trx, user.id, secret, at);
    await confirmSecret(trx, { userId: user.id, secret, step: 0, at });
  });
  const client = app.visitor();
  const { body } = await client.refused(signIn, { body: { username: user.username, password: samplePassword } });
  if (body.code !== 'second_factor_required') throw new Error(`The second factor was not asked for: ${body.code}`);
  return client;
}

/** A membership that ended a second ago; the account's row is unchanged. */
async function endMembership(deps: Pick<Deps, 'database' | 'now'>, userId: number): Promise<void> {
  const now = deps.now().getTime();
  await deps.database.write((trx) =>
    startMembership(trx, {
      userId,
      billing: 'monthly',
      startsAt: new Date(now - 31 * 24 * 60 * 60 * 1000).toISOString(),
      endsAt: new Date(now - 1000).toISOString(),
      subscriptionId: null,
    }),
  );
}
