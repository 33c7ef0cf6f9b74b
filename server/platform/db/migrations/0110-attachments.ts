import type { Kysely } from 'kysely';
import { sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Files that members attach to notes and messages. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', integer, (c) => c.notNull())
    .addColumn('holder_kind', 'text')
    .addColumn('holder_id', integer)
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expires_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('attachments_by_member').on('attachments').column('user_id').execute();
  await sql`create index attachments_of on attachments (holder_kind, holder_id) where holder_id is not null`.execute(
    db,
  );
  await sql`create index attachments_to_delete on attachments (expires_at) where expires_at is not null`.execute(db);
}
