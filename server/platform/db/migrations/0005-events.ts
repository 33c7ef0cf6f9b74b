import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Events, their registrations, and the tokens with which people cancel. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const id = (column: ColumnDefinitionBuilder) =>
    dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';

  await db.schema
    .createTable('events')
    .addColumn('id', integer, id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) =>
      c.notNull().check(sql`type in ('conference', 'webinar', 'workshop', 'networking')`),
    )
    .addColumn('start_date', 'text', (c) => c.notNull())
    .addColumn('end_date', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('date_display', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('city', 'text')
    .addColumn('country', 'text')
    .addColumn('image_url', 'text')
    .addColumn('banner_url', 'text')
    .addColumn('registration_url', 'text')
    .addColumn('external_url', 'text')
    .addColumn('virtual_event_url', 'text')
    .addColumn('is_premium', 'integer', (c) => c.notNull())
    .addColumn('is_virtual', 'integer', (c) => c.notNull())
    .addColumn('is_in_person', 'integer', (c) => c.notNull())
    .addColumn('price_cents', 'integer', (c) => c.notNull().check(sql`price_cents >= 0`))
    .addColumn('capacity', 'integer', (c) => c.notNull().check(sql`capacity > 0`))
    .addColumn('focus_area_id', integer, (c) => c.notNull().references('focus_areas.id'))
    .addColumn('organizer_name', 'text', (c) => c.notNull())
    .addColumn('organizer_logo', 'text')
    .addColumn('speakers', 'text', (c) => c.notNull())
    .addColumn('agenda', 'text', (c) => c.notNull())
    .addColumn('sponsors', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('scheduled', 'cancelled')`))
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addCheckConstraint('events_end_after_start', sql`end_date >= start_date`)
    .execute();
  await db.schema.createIndex('events_by_start').on('events').column('start_date').execute();

  await db.schema
    .createTable('event_registrations')
    .addColumn('id', integer, id)
    .addColumn('event_id', integer, (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull())
    .addColumn('organization', 'text')
    .addColumn('attendance_type', 'text', (c) => c.check(sql`attendance_type in ('in-person', 'virtual')`))
    .addColumn('price_cents', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('registered', 'waitlisted', 'cancelled')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('cancelled_at', 'text')
    .execute();
  // One registration per address and event; a cancelled one may be made again.
  await sql`create unique index event_registrations_by_email on event_registrations (event_id, email_key)
    where status <> 'cancelled'`.execute(db);
  // Counts the seats of an event and reads its waitlist in order.
  await db.schema
    .createIndex('event_registrations_by_status')
    .on('event_registrations')
    .columns(['event_id', 'status', 'id'])
    .execute();
  await db.schema.createIndex('event_registrations_by_user').on('event_registrations').column('user_id').execute();

  await db.schema
    .createTable('event_registration_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('registration_id', integer, (c) => c.notNull().references('event_registrations.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('event_registration_tokens_by_registration')
    .on('event_registration_tokens')
    .column('registration_id')
    .execute();
}
