import type { Kysely } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The keys of changes and their answers: a change that is sent twice is made once. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await db.schema
    .createTable('keyed_writes')
    .addColumn('user_id', dialect === 'sqlite' ? 'integer' : 'bigint', (c) =>
      c.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('keyed_writes_key', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('keyed_writes_by_age').on('keyed_writes').column('created_at').execute();
}
