import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** What members did with records. What they noted, listed and put on pipelines so far is the beginning. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  await db.schema
    .createTable('timeline_entries')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', integer, (c) => c.notNull())
    .addColumn('actor_id', integer, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('note_id', integer, (c) => c.references('notes.id').onDelete('cascade'))
    .addColumn('list_id', integer, (c) => c.references('lists.id').onDelete('cascade'))
    .addColumn('pipeline_id', integer, (c) => c.references('pipelines.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into timeline_entries
      (kind, item_id, actor_id, action, note_id, list_id, pipeline_id, created_at)
    select kind, item_id, actor_id, action, note_id, list_id, pipeline_id, created_at from (
      select kind, item_id, user_id as actor_id, 'noted' as action, id as note_id,
        cast(null as ${sql.raw(integer)}) as list_id, cast(null as ${sql.raw(integer)}) as pipeline_id, created_at
      from notes
      union all
      select kind, item_id, added_by, 'listed', null, list_id, null, added_at from list_items where added_by is not null
      union all
      select kind, item_id, added_by, 'carded', null, null, pipeline_id, added_at from pipeline_cards
      where added_by is not null
    ) as past order by created_at, kind, item_id, actor_id`.execute(db);
  await db.schema
    .createIndex('timeline_entries_of')
    .on('timeline_entries')
    .columns(['kind', 'item_id', 'id'])
    .execute();
  // For deletion: of an account, a note, a list or a pipeline, and of what is too old.
  for (const column of ['actor_id', 'note_id', 'list_id', 'pipeline_id', 'created_at']) {
    await db.schema.createIndex(`timeline_entries_by_${column}`).on('timeline_entries').column(column).execute();
  }
}
