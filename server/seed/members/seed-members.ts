import { randomBytes } from 'node:crypto';
import { day } from '#contract/kit/durations.ts';
import { profileInput } from '#contract/members-profile.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword, insertUser } from '#server/features/accounts/index.ts';
import { decide, insertRequest, lockConnection } from '#server/features/connections/index.ts';
import { noteActivity, updateProfile } from '#server/features/members/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { claimSeed, isSeeded } from '../seed-store.ts';
import { findSampleUsers, setJoined } from './joined-store.ts';
import { knownMembers } from './known-members.ts';
import type { SampleMember } from './sample-member.ts';
import { sampleMembers } from './sample-members.ts';

const seedName = 'members';

const emptyProfile = {
  headline: '',
  pronouns: '',
  currentPosition: '',
  location: '',
  website: '',
  bio: '',
  wishes: '',
  focusAreas: [],
  interests: [],
  skills: [],
  experience: [],
  education: [],
  achievements: [],
  isListed: true,
  showsActivity: true,
  showsNetwork: true,
  acceptsEnquiries: true,
  enquiriesFromMembers: false,
};

/** The sample members, their profiles and who of them is connected to whom. */
export async function seedMembers(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (await isSeeded(deps.database, seedName)) return;
  // Sample members cannot sign in, because nobody knows this password.
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  const now = deps.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await deps.database.write(async (trx) => {
    if (!(await claimSeed(trx, seedName, now.toISOString()))) return;
    const ids = new Map<string, number>();
    for (const [username, id] of await findSampleUsers(
      trx,
      knownMembers.map((member) => member.username),
    )) {
      ids.set(username, id);
    }
    for (const member of sampleMembers) {
      const user = await insertUser(trx, {
        username: member.username,
        email: `${member.username}@sample.example`,
        fullName: member.profile.fullName,
        organization: member.profile.organization,
        membershipTier: member.isProfessional ? 'professional' : 'free',
        passwordHash,
        createdAt: ago(member.joinedDaysAgo).toISOString(),
        emailConfirmedAt: ago(member.joinedDaysAgo).toISOString(),
      });
      ids.set(member.username, user.id);
    }
    const everybody = [...knownMembers, ...sampleMembers];
    for (const member of everybody) {
      const id = ids.get(member.username);
      if (id === undefined) continue;
      await setJoined(trx, id, ago(member.joinedDaysAgo).toISOString());
      await noteActivity(trx, id, dayOf(ago(member.activeDaysAgo)));
      await updateProfile(trx, id, profileInput.parse({ ...emptyProfile, ...member.profile }));
    }
    await connectAll(deps, trx, everybody, ids, ago);
  });
}

/** The later member asked; the other accepted a day later. */
async function connectAll(
  { database }: Pick<Deps, 'database'>,
  trx: Transaction,
  members: readonly SampleMember[],
  ids: ReadonlyMap<string, number>,
  ago: (days: number) => Date,
): Promise<void> {
  const joined = new Map(members.map((member) => [member.username, member.joinedDaysAgo]));
  for (const { username, connections } of members) {
    for (const other of connections) {
      const [one, two] = [ids.get(username), ids.get(other)];
      if (one === undefined || two === undefined) throw new Error(`${username} names the unknown member ${other}`);
      const days = Math.max(1, Math.min(joined.get(username) ?? 0, joined.get(other) ?? 0) - 12);
      const [requesterId, receiverId] = one > two ? [one, two] : [two, one];
      await insertRequest(trx, { requesterId, receiverId, note: null, createdAt: ago(days).toISOString() });
      const request = await lockConnection(database, trx, one, two);
      if (request) await decide(trx, request, 'accepted', ago(days - 1).toISOString());
    }
  }
}
