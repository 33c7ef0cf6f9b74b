import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Meetings that members propose in conversations. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('meetings')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('conversation_id', integer, (c) => c.notNull().references('conversations.id').onDelete('cascade'))
    .addColumn('message_id', integer, (c) => c.notNull().unique().references('messages.id').onDelete('cascade'))
    .addColumn('proposer_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('receiver_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'cancelled')`),
    )
    .addColumn('times', 'text', (c) => c.notNull())
    .addColumn('last_time', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('moves_id', integer, (c) => c.references('meetings.id').onDelete('set null'))
    .addColumn('ended_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('uid', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('meetings_by_conversation')
    .on('meetings')
    .columns(['conversation_id', 'changed_at'])
    .execute();
  await db.schema.createIndex('meetings_by_proposer').on('meetings').columns(['proposer_id', 'state']).execute();
  await db.schema.createIndex('meetings_by_receiver').on('meetings').columns(['receiver_id', 'state']).execute();
  await sql`create index meetings_by_moved on meetings (moves_id) where moves_id is not null`.execute(db);
  await sql`create index meetings_by_ended on meetings (ended_by) where ended_by is not null`.execute(db);
  await db.schema.alterTable('enquiry_answers').addColumn('meeting', 'text').execute();
}
