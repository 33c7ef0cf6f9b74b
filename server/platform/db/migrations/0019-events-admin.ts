import { type Kysely, sql } from 'kysely';

import { createSearchTable, facet, insertLexemes, type MigrationDialect, wordsOf } from './frozen.ts';

/** Columns for running events: drafts, versions, reasons, deadlines, attendance, and a search for admins. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  // SQLite cannot change a check: a new column with the new check replaces the old column.
  await db.schema
    .alterTable('events')
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('scheduled').check(sql`state in ('draft', 'scheduled', 'cancelled')`),
    )
    .execute();
  await sql`update events set state = status`.execute(db);
  await db.schema.alterTable('events').dropColumn('status').execute();
  await db.schema.alterTable('events').renameColumn('state', 'status').execute();
  await db.schema
    .alterTable('events')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  for (const column of ['cancel_reason', 'cancelled_at', 'registration_deadline']) {
    await db.schema.alterTable('events').addColumn(column, 'text').execute();
  }
  const orders = {
    events_by_end: ['end_date', 'id'],
    events_by_status: ['status', 'end_date', 'id'],
    events_by_type: ['type', 'end_date', 'id'],
    events_by_type_status: ['type', 'status', 'end_date', 'id'],
  };
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.createIndex(name).on('events').columns(columns).execute();
  }
  await registrations(db);
  await createSearchTable(db, dialect, 'event_search', 'events');
  await indexWhatIsThere(db, dialect);
}

async function registrations(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('event_registrations');
  await table().addColumn('attended_at', 'text').execute();
  await table()
    .addColumn('search_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update event_registrations
    set search_key = lower(name || ' ' || email || ' ' || coalesce(organization, ''))`.execute(db);
  await db.schema
    .createIndex('event_registrations_by_event')
    .on('event_registrations')
    .columns(['event_id', 'id'])
    .execute();
  await sql`create index event_registrations_attended on event_registrations (event_id)
    where attended_at is not null`.execute(db);
}

async function indexWhatIsThere(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const { rows } = await sql<{ id: number; status: string; type: string; words: string }>`
    select id, status, type, title || ' ' || description || ' ' || location || ' ' || organizer_name as words
    from events order by id`.execute(db);
  for (const { id, status, type, words } of rows) {
    const lexemes = [...wordsOf(words), facet('status', status), facet('type', type)];
    await insertLexemes(db, dialect, 'event_search', id, lexemes);
  }
}
