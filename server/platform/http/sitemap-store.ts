import { sql } from 'kysely';

import { technologyPath } from '#contract/technologies.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Paths of all pages that are one record each and there by `now`, those of `filedKinds` aside. */
export async function recordPaths({ db }: Database, now: Date): Promise<string[]> {
  const isOut = sql<boolean>`status = 'published' and published_at <= ${now.toISOString()}`;
  const [areas, articles, research, events] = await Promise.all([
    db.selectFrom('focus_areas').select('slug').execute(),
    db.selectFrom('articles').where(isOut).select('id').execute(),
    db.selectFrom('research_articles').where(isOut).select('route').execute(),
    db.selectFrom('events').where('status', '<>', 'draft').select('id').execute(),
  ]);
  return [
    ...areas.map(({ slug }) => `/focus/${slug}`),
    ...articles.map(({ id }) => `/media/${id}`),
    ...research.map(({ route }) => route),
    ...events.map(({ id }) => `/events/${id}`),
  ];
}

/** What there may be so much of that it has sitemap files of its own, by the first word of their names. */
export const filedKinds = {
  members: { table: 'member_profiles', id: 'user_id', pathOf: (id: number) => `/network/profile/${id}` },
  listings: { table: 'listings', id: 'id', pathOf: (id: number) => `/network/listings/${id}` },
  companies: { table: 'companies', id: 'id', pathOf: (id: number) => `/network/companies/${id}` },
  technologies: { table: 'technologies', id: 'id', pathOf: technologyPath },
} as const;
export type FiledKind = keyof typeof filedKinds;

/** The newest record's id, 0 when there is none. Of listings only published ones count, of members listed ones. */
export async function highestId({ db }: Database, kind: FiledKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`${shown(kind)} order by 1 desc limit 1`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Paths of the records with ids from `first` to `last`, both included. */
export async function pathsBetween({ db }: Database, kind: FiledKind, first: number, last: number): Promise<string[]> {
  const { id, pathOf } = filedKinds[kind];
  const { rows } = await sql<{ id: number }>`
    ${shown(kind)} and ${sql.ref(id)} between ${first} and ${last} order by 1`.execute(db);
  return rows.map((row) => pathOf(row.id));
}

function shown(kind: FiledKind) {
  const { table, id } = filedKinds[kind];
  const select = sql`select ${sql.ref(id)} as id from ${sql.table(table)}`;
  if (kind === 'members') return sql`${select} where is_listed = 1`;
  return kind === 'listings'
    ? sql`${select} where status = 'published' and hold is null`
    : sql`${select} where hold is null`;
}
