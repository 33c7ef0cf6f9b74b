import type { FocusArea } from '#contract/focus-areas.ts';
import type { Database } from '#server/platform/db/database.ts';

/** All focus areas in their order. */
export function listAreas({ db }: Database): Promise<FocusArea[]> {
  return db
    .selectFrom('focus_areas')
    .select(['id', 'slug', 'title', 'description', 'icon'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The area with a slug or a title, or `undefined`. */
export function findArea(
  { db }: Pick<Database, 'db'>,
  by: 'slug' | 'title',
  value: string,
): Promise<Omit<FocusArea, 'icon'> | undefined> {
  return db
    .selectFrom('focus_areas')
    .where(by, '=', value)
    .select(['id', 'slug', 'title', 'description'])
    .executeTakeFirst();
}
