import { sql } from 'kysely';

import type { FocusAreaFields } from '#contract/focus-areas-admin.ts';
import { facet } from '#contract/kit/facets.ts';
import { countCap } from '#contract/kit/paging.ts';
import { type SearchQuery, searchQuery } from '#contract/kit/search-words.ts';
import { forgetChanges } from '#server/platform/changes/store.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { askedMatch, matchOf, someMatching } from '#server/platform/search/matches-store.ts';

/** All areas in their order, with their editions. */
export function findAreaEditions({ db }: Pick<Database, 'db'>) {
  return db.selectFrom('focus_areas').selectAll().orderBy('position').orderBy('id').execute();
}

/** Adds an area at the end. Throws a unique violation for a taken title or slug. */
export async function insertArea(trx: Transaction, area: FocusAreaFields & { slug: string }) {
  const last = await trx
    .selectFrom('focus_areas')
    .select(({ fn }) => [fn.max('id').as('id'), fn.max('position').as('position'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  const values = { ...area, id: (last.id ?? 0) + 1, position: (last.position ?? 0) + 1 };
  return trx.insertInto('focus_areas').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Writes the next edition; `undefined` if `version` is no longer the newest. Throws as above. */
export function updateArea(trx: Transaction, id: number, version: number, area: FocusAreaFields) {
  return trx
    .updateTable('focus_areas')
    .set({ ...area, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Drafts of listings store the chosen area by its title, so they get the new one. */
export async function renameInDrafts(trx: Transaction, before: string, after: string): Promise<void> {
  const words = (title: string) => `"focusArea":${JSON.stringify(title)}`;
  await sql`update listings set draft = replace(draft, ${words(before)}, ${words(after)})
    where draft is not null`.execute(trx);
}

export async function placeArea(trx: Transaction, id: number, position: number): Promise<void> {
  await trx.updateTable('focus_areas').set({ position }).where('id', '=', id).execute();
}

export async function deleteArea(trx: Transaction, id: number): Promise<void> {
  // The next area gets its number.
  await trx.deleteFrom('follows').where('kind', '=', 'focus-area').where('item_id', '=', id).execute();
  await forgetChanges(trx, 'focus-area', id);
  await trx.deleteFrom('focus_areas').where('id', '=', id).execute();
}

/** The number of records of each kind in an area, counted up to one past the cap. */
export async function countRecordsOf(
  database: Pick<Database, 'db' | 'dialect'>,
  { id, slug }: { id: number; slug: string },
): Promise<Record<'article' | 'event' | 'listing' | 'member', number>> {
  const { db } = database;
  const chosen = searchQuery(undefined, [facet('area', slug)]);
  return {
    article: await countCapped(database, db.selectFrom('articles').where('focus_area_id', '=', id).select('id')),
    event: await countCapped(database, db.selectFrom('events').where('focus_area_id', '=', id).select('id')),
    listing: await countCapped(database, db.selectFrom('listings').where('focus_area_id', '=', id).select('id')),
    member: chosen ? await countMembers(database, chosen) : 0,
  };
}

async function countMembers({ db, dialect }: Pick<Database, 'db' | 'dialect'>, chosen: SearchQuery): Promise<number> {
  const asked = askedMatch(matchOf({ dialect }, chosen));
  const { total } = await db
    .selectFrom(someMatching(dialect, 'member_search', asked, sql.val(countCap + 1)).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
