import type { Kysely } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** The weekly email of new matches, the matches it has told of, and the one match a week of free members. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('match_weeks')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('due_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('match_weeks_by_due').on('match_weeks').columns(['due_at', 'user_id']).execute();
  await db.schema
    .createTable('told_matches')
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('told_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('told_matches_key', ['user_id', 'kind', 'item_id'])
    .execute();
  await db.schema
    .createTable('match_of_week')
    .addColumn('user_id', integer, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute();
}
