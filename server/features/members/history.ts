import type { ProfileInput } from '#contract/members-profile.ts';
import { differences, type HistoryFields } from '#server/platform/changes/history.ts';
import { recordChanges } from '#server/platform/changes/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { ProfileRow } from './profile-store.ts';

/**
 * What followers of a member learn: work and skills. Name, pronouns, texts about oneself, interests and settings have no
 * history: a person who takes these back shall not find the old ones on their page.
 */
export const memberFields: HistoryFields<ProfileRow> = {
  headline: { title: 'Headline', value: ({ headline }) => headline },
  position: { title: 'Current position', value: ({ current_position: position }) => position },
  organization: { title: 'Organization', value: ({ organization }) => organization },
  location: { title: 'Location', value: ({ location }) => location },
  website: { title: 'Website', value: ({ website }) => website },
  skills: { title: 'Skills', isList: true, value: ({ skills }) => JSON.parse(skills) as string[] },
  experience: {
    title: 'Experience',
    isList: true,
    value: ({ experience }) =>
      (JSON.parse(experience) as ProfileInput['experience']).map(
        ({ title, companyName }) => `${title}, ${companyName}`,
      ),
  },
  achievements: {
    title: 'Achievements',
    isList: true,
    value: ({ achievements }) => (JSON.parse(achievements) as ProfileInput['achievements']).map(({ title }) => title),
  },
};

/** Adds what a member changed to their history. A profile that others cannot see, before or after, has none. */
export async function recordProfileChanges(
  trx: Transaction,
  session: Session,
  { before, after, at }: { before: ProfileRow | undefined; after: ProfileRow | undefined; at: string },
): Promise<void> {
  if (!before?.is_listed || !after?.is_listed) return;
  const id = session.user.id;
  const member = { kind: 'member', id, ownerId: id, hold: null } as const;
  await recordChanges(trx, session, member, differences(memberFields, before, after), at);
}
