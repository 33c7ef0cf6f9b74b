import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Titles of the focus areas of these articles, by the articles' ids. */
export async function findAreasOf({ db }: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .innerJoin('focus_areas', 'focus_areas.id', 'articles.focus_area_id')
    .where('articles.id', 'in', ids)
    .select(['articles.id', 'focus_areas.title'])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Whether there is such a focus area. */
export async function hasArea(trx: Transaction, id: number): Promise<boolean> {
  const row = await trx.selectFrom('focus_areas').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}
