import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Who viewed a profile, and turns in the featured row of the directory. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  for (const [column, initial] of [
    ['shares_views', 0],
    ['takes_turns', 1],
  ] as const) {
    await db.schema
      .alterTable('member_profiles')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(initial))
      .execute();
  }
  await db.schema
    .createTable('profile_visits')
    .addColumn('viewed_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('viewer_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('profile_visits_key', ['viewed_id', 'day', 'viewer_id'])
    .execute();
  await db.schema.createIndex('profile_visits_by_viewer').on('profile_visits').column('viewer_id').execute();
  await db.schema.createIndex('profile_visits_by_day').on('profile_visits').column('day').execute();
  await db.schema
    .createTable('private_profile_visits')
    .addColumn('viewed_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('visits', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('private_profile_visits_key', ['viewed_id', 'day'])
    .execute();
  await db.schema.createIndex('private_visits_by_day').on('private_profile_visits').column('day').execute();
  await db.schema
    .createTable('featured_queue')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('waiting_since', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('featured_queue_by_wait')
    .on('featured_queue')
    .columns(['waiting_since', 'user_id'])
    .execute();
  await db.schema
    .createTable('featured_turns')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('featured_turns_key', ['starts_at', 'user_id'])
    .execute();
  await db.schema
    .createIndex('featured_turns_by_member')
    .on('featured_turns')
    .columns(['user_id', 'starts_at'])
    .execute();
  await sql`insert into featured_queue (user_id, waiting_since)
    select user_id, starts_at from memberships where billing = 'annual' and ended_at is null`.execute(db);
}
