import { type Kysely, sql } from 'kysely';

/** Companies and technologies have editions: who saves what somebody else has changed meanwhile is told so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column version integer not null default 1`.execute(db);
  await sql`alter table technologies add column version integer not null default 1`.execute(db);
}
