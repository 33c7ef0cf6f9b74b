import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Enquiries between members become messages of their conversation; answers to visitors are stored. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema.alterTable('messages').addColumn('about_kind', 'text').execute();
  await db.schema.alterTable('messages').addColumn('about_id', integer).execute();
  await db.schema.alterTable('messages').addColumn('about_title', 'text').execute();
  await sql`create index messages_about on messages (conversation_id, id) where about_kind is not null`.execute(db);
  await db.schema
    .alterTable('enquiries')
    .addColumn('message_id', integer, (c) => c.references('messages.id').onDelete('set null'))
    .execute();
  await sql`create index enquiries_by_message on enquiries (message_id) where message_id is not null`.execute(db);
  await db.schema
    .createTable('enquiry_answers')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('enquiry_id', integer, (c) => c.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_answers_by_enquiry')
    .on('enquiry_answers')
    .columns(['enquiry_id', 'id'])
    .execute();
}
