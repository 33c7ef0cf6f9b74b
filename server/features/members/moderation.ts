import type { ModeratedKind } from '#server/platform/records/moderated.ts';

/** Members as the team looks at them. A profile is not withheld: its account is suspended. */
export const moderatedMembers: ModeratedKind = {
  async find({ db }, ids) {
    const rows = await db
      .selectFrom('member_profiles')
      .innerJoin('users', 'users.id', 'member_profiles.user_id')
      .where('users.id', 'in', ids)
      .select(['users.id', 'username', 'full_name', 'headline', 'bio'])
      .execute();
    return rows.map(({ id, username, full_name: name, headline, bio }) => ({
      id,
      title: name ?? username,
      excerpt: [headline, bio].filter(Boolean).join('\n'),
      path: `/network/profile/${id}`,
      ownerId: id,
      hold: null,
    }));
  },
};
