import type { CurrentUser } from '#contract/accounts.ts';
import type { IntroductionRequest } from '#contract/introductions.ts';
import { endOfPeriod } from '#contract/memberships.ts';
import type { Deps } from '#server/deps.ts';
import { type Billing, startMembership } from '#server/features/memberships/store.ts';

/** An introduction request as its form sends it: complete and valid, without a price. */
export function introductionForm(
  target: Pick<CurrentUser, 'id'>,
  overrides: Partial<IntroductionRequest> = {},
): IntroductionRequest {
  return {
    targetKind: 'member',
    targetId: target.id,
    name: 'Rosa Test',
    email: 'rosa@test.example',
    organization: 'Test Ventures',
    role: 'Partner',
    reason: 'We would like to talk about tidal storage and its first pilot.',
    ...overrides,
  };
}

/** Makes a member a professional of this billing from now on. */
export async function aMembership(deps: Pick<Deps, 'database' | 'now'>, user: CurrentUser, billing: Billing) {
  const now = deps.now();
  await deps.database.write((trx) =>
    startMembership(trx, {
      userId: user.id,
      billing,
      startsAt: now.toISOString(),
      endsAt: endOfPeriod(now, billing).toISOString(),
      subscriptionId: null,
    }),
  );
}
