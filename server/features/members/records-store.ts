import type { MemberProfile } from '#contract/members.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How many of each a profile shows. */
const shown = 24;

/** The companies that a member owns, and the technologies of those companies. */
export async function findRecordsOf(
  { db }: Database,
  userId: number,
): Promise<Pick<MemberProfile, 'companies' | 'technologies'>> {
  const [companies, technologies] = await Promise.all([
    db
      .selectFrom('companies')
      .where('owner_id', '=', userId)
      .where('hold', 'is', null)
      .select(['id', 'name', 'logo_url as logoUrl'])
      .orderBy('id')
      .limit(shown)
      .execute(),
    db
      .selectFrom('companies')
      .innerJoin('technologies', 'technologies.company_id', 'companies.id')
      .where('companies.owner_id', '=', userId)
      .where('technologies.hold', 'is', null)
      .select(['technologies.id', 'technologies.name', 'technologies.image_url as imageUrl'])
      .orderBy('technologies.id')
      .limit(shown)
      .execute(),
  ]);
  return { companies, technologies };
}
