import type { ReportableKind } from '#contract/items.ts';
import { moderatedCompanies } from '#server/features/companies/moderation.ts';
import { moderatedFeedItems } from '#server/features/feeds/moderation.ts';
import { moderatedListings } from '#server/features/listings/moderation.ts';
import { moderatedMembers } from '#server/features/members/moderation.ts';
import { moderatedMessages } from '#server/features/messages/moderation.ts';
import { moderatedTechnologies } from '#server/features/technologies/moderation.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ModeratedKind, ModeratedRecord } from '#server/platform/records/moderated.ts';

/** How the records of each kind are looked at and withheld. */
export const moderatedKinds: Record<ReportableKind, ModeratedKind> = {
  listing: moderatedListings,
  company: moderatedCompanies,
  technology: moderatedTechnologies,
  message: moderatedMessages,
  member: moderatedMembers,
  'feed-item': moderatedFeedItems,
};

/** One record in whatever state, or `undefined`. */
export async function findModerated(
  database: Pick<Database, 'db'>,
  kind: ReportableKind,
  id: number,
): Promise<ModeratedRecord | undefined> {
  const [record] = await moderatedKinds[kind].find(database, [id]);
  return record;
}
