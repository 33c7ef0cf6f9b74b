import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Pipelines with their stages and cards, and the people they are shared with. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', integer, (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
      );
  await table('pipelines')
    .addColumn('owner_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('cards', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pipelines_by_owner').on('pipelines').columns(['owner_id', 'id']).execute();
  await table('pipeline_stages')
    .addColumn('pipeline_id', integer, (c) => c.notNull().references('pipelines.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull().check(sql`outcome in ('open', 'won', 'passed')`))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await sql`create index pipeline_stages_of on pipeline_stages (pipeline_id, position, id)`.execute(db);
  await table('pipeline_cards')
    .addColumn('pipeline_id', integer, (c) => c.notNull().references('pipelines.id').onDelete('cascade'))
    .addColumn('stage_id', integer, (c) => c.notNull().references('pipeline_stages.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('next_step', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('due_on', 'text')
    .addColumn('noted_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('added_by', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('pipeline_cards_once', ['pipeline_id', 'kind', 'item_id'])
    .execute();
  await sql`create index pipeline_cards_by_place on pipeline_cards (stage_id, position, id)`.execute(db);
  await db.schema.createIndex('pipeline_cards_by_member').on('pipeline_cards').column('added_by').execute();
  await db.schema.createIndex('pipeline_cards_by_writer').on('pipeline_cards').column('noted_by').execute();
  await db.schema
    .createTable('pipeline_people')
    .addColumn('pipeline_id', integer, (c) => c.notNull().references('pipelines.id').onDelete('cascade'))
    .addColumn('user_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('access', 'text', (c) => c.notNull().check(sql`access in ('view', 'edit')`))
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pipeline_people_key', ['pipeline_id', 'user_id'])
    .execute();
  await sql`create index pipeline_people_by_member on pipeline_people (user_id, pipeline_id)`.execute(db);
}
