import type { Kysely } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Who shows connections that they are online, and when each process last had an open stream of theirs. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await db.schema
    .alterTable('member_profiles')
    .addColumn('shares_presence', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('live_presence')
    .addColumn('user_id', dialect === 'sqlite' ? 'integer' : 'bigint', (c) =>
      c.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('live_presence_key', ['user_id', 'process'])
    .execute();
  await db.schema.createIndex('live_presence_by_age').on('live_presence').column('seen_at').execute();
}
