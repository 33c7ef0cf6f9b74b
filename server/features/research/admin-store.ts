import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';

/** Whether an article has this address. */
export async function hasSlug(trx: Transaction, slug: string): Promise<boolean> {
  const row = await trx.selectFrom('research_articles').where('slug', '=', slug).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Slug and category of these articles, by their ids. */
export async function findPlaces({ db }: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('research_articles')
    .where('id', 'in', ids)
    .select(['id', 'slug', 'category'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
