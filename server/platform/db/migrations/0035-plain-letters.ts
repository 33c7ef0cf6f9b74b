import { type Kysely, sql } from 'kysely';

/** The kinds of records that an existing database may hold. */
const records = {
  member: 'member_profiles',
  company: 'companies',
  technology: 'technologies',
  listing: 'listings',
  article: 'articles',
  research: 'research_articles',
  event: 'events',
};

/**
 * Letters such as ø, ł and ß are also found by the letters that people type without such a keyboard. The job of
 * migration 0032 reindexes every kind, and starts again with the first record of the kind it is working on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [kind, table] of Object.entries(records)) {
    await sql`insert into search_rebuilds (kind, indexed_to)
      select ${sql.lit(kind)}, 0 where exists (select 1 from ${sql.table(table)})
      on conflict (kind) do update set indexed_to = 0`.execute(db);
  }
}
