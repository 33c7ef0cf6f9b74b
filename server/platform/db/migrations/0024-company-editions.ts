import { type Kysely, sql } from 'kysely';

/** Companies and technologies have editions, so that a change of an outdated edition is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column version integer not null default 1`.execute(db);
  await sql`alter table technologies add column version integer not null default 1`.execute(db);
}
