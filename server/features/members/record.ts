import { paths, pathTo } from '#contract/kit/paths.ts';
import type { PageHead } from '#server/platform/records/page-head.ts';
import type { Moderated, RecordKind } from '#server/platform/records/record.ts';
import { excerptOf } from '#server/platform/rich-text/rich-text.ts';
import { searchMembers } from './directory.ts';
import { memberFields } from './history.ts';
import { findMemberItems, findProfile } from './profile-store.ts';
import { memberArrivals, memberSearches } from './saved-searches.ts';
import { relistMember } from './search-index-store.ts';

/** Members for moderation. A profile is never withheld; its account is suspended instead. */
const moderatedMembers: Moderated = {
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
      path: pathTo(paths.member, { id }),
      ownerId: id,
      hold: null,
    }));
  },
};

const findHead: PageHead['find'] = async (database, key) => {
  const row = await findProfile(database, Number(key));
  if (!row?.is_listed) return undefined;
  const title = row.full_name ?? row.username;
  const said = [row.headline, row.bio].filter(Boolean).join('. ');
  return {
    title,
    description: excerptOf(said.replace(/\s+/g, ' ') || `${title} is a member of this network.`),
    preview: { kind: 'Member', detail: row.headline },
  };
};

/** Members, for the rest of the server. */
export const memberRecord: RecordKind = {
  kind: 'member',
  findFor: findMemberItems,
  search: { find: searchMembers, by: 'named', table: 'users', reindex: (_database, trx, id) => relistMember(trx, id) },
  moderated: moderatedMembers,
  history: memberFields,
  pages: [
    { path: paths.member, find: findHead },
    { path: paths.memberShort, find: findHead },
  ],
  arrivals: memberArrivals,
  savedSearches: memberSearches,
  sitemap: {
    files: {
      name: 'members',
      table: 'member_profiles',
      id: 'user_id',
      shown: 'is_listed = 1',
      pathOf: (id) => pathTo(paths.member, { id }),
    },
  },
};
