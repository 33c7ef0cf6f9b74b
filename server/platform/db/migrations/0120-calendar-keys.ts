import type { Kysely } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** What the address of a member's calendar is derived from: a new nonce is a new address. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  await db.schema
    .createTable('calendar_keys')
    .addColumn('user_id', dialect === 'sqlite' ? 'integer' : 'bigint', (c) =>
      c.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
