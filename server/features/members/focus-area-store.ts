import type { Database } from '#server/platform/db/database.ts';

/** The slugs of the focus areas that a member has chosen. */
export async function focusAreasOf({ db }: Pick<Database, 'db'>, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('member_profiles')
    .where('user_id', '=', userId)
    .select('focus_areas')
    .executeTakeFirst();
  return row ? (JSON.parse(row.focus_areas) as string[]) : [];
}
