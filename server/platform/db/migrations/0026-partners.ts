import { type Kysely, sql } from 'kysely';

/** Partners have editions, and can be hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table partners add column version integer not null default 1`.execute(db);
  await sql`alter table partners add column is_shown integer not null default 1 check (is_shown in (0, 1))`.execute(db);
}
