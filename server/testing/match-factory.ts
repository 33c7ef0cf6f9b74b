import type { CurrentUser } from '#contract/accounts.ts';
import { emptyMemberMatchProfile, type MemberMatchProfile } from '#contract/match-profiles.ts';
import type { ProfileInput } from '#contract/members-profile.ts';
import { changeMatchProfile } from '#server/features/members/match-profile.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { aMember } from './factories.ts';

export type Said = Partial<MemberMatchProfile> &
  Partial<Pick<ProfileInput, 'fullName' | 'headline' | 'showsNetwork' | 'focusAreas'>>;

/** A member who can be matched, signed in. */
export type Seeker = CurrentUser & { client: TestClient };

/** A member of the directory with what they seek and offer; a Professional unless told otherwise. */
export async function aSeeker(
  app: TestApp,
  { fullName = '', headline = '', showsNetwork = true, focusAreas = ['energy-storage'], ...said }: Said,
  tier: 'free' | 'professional' = 'professional',
): Promise<Seeker> {
  const user = await aMember(app.deps, { fullName, headline, showsNetwork, focusAreas });
  const at = app.clock.now().toISOString();
  await app.deps.database.write(async (trx) => {
    await changeMatchProfile(trx, user.id, { ...emptyMemberMatchProfile, ...said }, at);
    await trx.updateTable('users').set({ membership_tier: tier }).where('id', '=', user.id).execute();
  });
  const entitled: CurrentUser = { ...user, membershipTier: tier };
  return { ...entitled, client: await app.signedIn(entitled) };
}
