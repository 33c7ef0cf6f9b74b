import { type Kysely, sql } from 'kysely';

/** Events for Professional members only, and priority for annual members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const events = () => db.schema.alterTable('events');
  await events().addColumn('registration_opens_at', 'text').execute();
  for (const column of ['priority_hours', 'is_exclusive']) {
    await events()
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await db.schema
    .alterTable('event_registrations')
    .addColumn('has_priority', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index event_registrations_line on event_registrations (event_id, has_priority desc, id)
    where status = 'waitlisted'`.execute(db);
}
