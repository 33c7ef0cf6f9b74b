import { type Kysely, sql } from 'kysely';

/** The records of each kind that a database may hold already. */
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
 * Letters such as ø, ł and ß are found as they are typed on a keyboard that lacks them: whatever has words is indexed anew
 * by the job that does so (0032), from the first record on where it is at it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [kind, table] of Object.entries(records)) {
    await sql`insert into search_rebuilds (kind, indexed_to)
      select ${sql.lit(kind)}, 0 where exists (select 1 from ${sql.table(table)})
      on conflict (kind) do update set indexed_to = 0`.execute(db);
  }
}
