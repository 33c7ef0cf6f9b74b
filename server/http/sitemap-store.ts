import type { Database } from '#server/db/database.ts';

/** Paths of all pages that are one record each, listings aside: those have files of their own. */
export async function recordPaths({ db }: Database): Promise<string[]> {
  const [areas, articles, research, events] = await Promise.all([
    db.selectFrom('focus_areas').select('slug').execute(),
    db.selectFrom('articles').select('id').execute(),
    db.selectFrom('research_articles').select('route').execute(),
    db.selectFrom('events').select('id').execute(),
  ]);
  return [
    ...areas.map(({ slug }) => `/focus/${slug}`),
    ...articles.map(({ id }) => `/media/${id}`),
    ...research.map(({ route }) => route),
    ...events.map(({ id }) => `/events/${id}`),
  ];
}

/** The newest published listing's id, 0 when there is none. */
export async function highestListingId({ db }: Database): Promise<number> {
  const row = await db
    .selectFrom('listings')
    .where('status', '=', 'published')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Ids of published listings from `first` to `last`, both included. */
export async function listingIdsBetween({ db }: Database, first: number, last: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .where('status', '=', 'published')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
