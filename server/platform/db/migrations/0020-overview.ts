import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/**
 * The figures of the admin's overview: daily counts, and an index for each count so that the rows themselves are never
 * read. An index for one state holds only rows of that state.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const key = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('daily_counts')
    .addColumn('metric', 'text', key)
    .addColumn('day', 'text', key)
    .addColumn('value', dialect === 'sqlite' ? 'integer' : 'bigint', key)
    .addPrimaryKeyConstraint('daily_counts_key', ['metric', 'day'])
    .execute();

  const indexes = [
    'users_by_creation on users (created_at)',
    'users_by_tier on users (membership_tier) where deleted_at is null',
    'users_joined on users (created_at) where deleted_at is null',
    'users_deleted on users (deleted_at, created_at) where deleted_at is not null',
    'memberships_by_start on memberships (starts_at)',
    'memberships_ended on memberships (ended_at) where ended_at is not null',
    'companies_by_creation on companies (created_at)',
    'technologies_by_creation on technologies (created_at)',
    "listings_by_creation on listings (created_at) where status <> 'draft'",
    "listings_opened on listings (created_at, expires_at) where status = 'published'",
    "listings_expired on listings (expires_at, created_at) where status = 'expired'",
    "listings_closed on listings (updated_at, created_at) where status = 'closed'",
    'introductions_by_creation on introductions (created_at)',
    'enquiries_by_creation on enquiries (created_at)',
    'event_registrations_by_creation on event_registrations (created_at, status)',
    "event_registrations_cancelled on event_registrations (cancelled_at, created_at) where status = 'cancelled'",
    "subscribers_confirmed on newsletter_subscribers (confirmed_at) where status = 'confirmed'",
    "subscribers_left on newsletter_subscribers (unsubscribed_at, confirmed_at) where status = 'unsubscribed'",
    'membership_requests_by_status on membership_requests (status, id)',
    "outbox_failed on outbox (id) where status = 'failed'",
    "feed_sources_failing on feed_sources (id) where state = 'active' and failures > 0",
  ];
  for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db);
}
