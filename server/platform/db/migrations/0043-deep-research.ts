import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Questions to Deep Research, and how many each member has asked today. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('research_questions')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('follows_id', integer)
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('is_first', 'integer', (c) => c.notNull())
    .addColumn('sub_questions', 'text', (c) => c.notNull())
    .addColumn('passages', 'text', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('comparison', 'text')
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .execute();
  await sql`create index research_questions_by_user on research_questions (user_id, id)`.execute(db);
  await sql`create index research_questions_queued on research_questions (is_first desc, id) where status = 'queued'`.execute(
    db,
  );
  await sql`create index research_questions_working on research_questions (claimed_until) where status = 'working'`.execute(
    db,
  );
  await db.schema
    .createTable('research_days')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('research_days_key', ['user_id', 'day'])
    .execute();
  await sql`create index research_days_by_day on research_days (day)`.execute(db);
  await db.schema
    .createTable('research_model_days')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('tokens', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('research_model_days_key', ['model', 'day'])
    .execute();
}
