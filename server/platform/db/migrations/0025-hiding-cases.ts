import { type Kysely, sql } from 'kysely';

/** Finds the cases whose records are hidden now, so that the team can review them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_cases add column is_hiding integer not null default 0`.execute(db);
  // If the record has been shown again since, its own `hold` says so.
  await sql`update moderation_cases set is_hiding = 1 where id in
    (select max(id) from moderation_cases where state = 'upheld' and action = 'hide' group by kind, item_id)`.execute(
    db,
  );
  await sql`create unique index cases_hiding on moderation_cases (kind, item_id) where is_hiding = 1`.execute(db);
  await sql`create index cases_hiding_by_id on moderation_cases (id) where is_hiding = 1`.execute(db);
  await sql`create index cases_hiding_by_kind on moderation_cases (kind, id) where is_hiding = 1`.execute(db);
}
