import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Pictures of records, each with a file for every width, those of the page of a technology, and the logo of a company. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', integer, (c) => c.references('users.id'))
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', integer, (c) => c.notNull())
    .addColumn('holder_kind', 'text')
    .addColumn('holder_id', integer)
    .addColumn('expires_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pictures_by_member').on('pictures').column('user_id').execute();
  await sql`create index pictures_of on pictures (holder_kind, holder_id) where holder_id is not null`.execute(db);
  await sql`create index pictures_to_delete on pictures (expires_at) where expires_at is not null`.execute(db);
  await db.schema
    .createTable('picture_files')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('picture_id', 'text', (c) => c.notNull().references('pictures.id').onDelete('cascade'))
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('bytes', integer, (c) => c.notNull())
    .addUniqueConstraint('picture_files_width', ['picture_id', 'width'])
    .execute();
  await db.schema
    .alterTable('technologies')
    .addColumn('pictures', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('companies').addColumn('logo', 'text').execute();
}
