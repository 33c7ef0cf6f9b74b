import type { Kysely } from 'kysely';

/** The picture of a profile, and the addresses that pictures had while they were in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('member_profiles').addColumn('avatar_id', 'text').execute();
  await db.schema
    .createTable('avatar_addresses')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('picture_id', 'text', (c) => c.notNull().references('pictures.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('avatar_addresses_of').on('avatar_addresses').column('picture_id').execute();
}
