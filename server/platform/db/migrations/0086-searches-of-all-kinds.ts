import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Saved searches are of several kinds of records, and what they find stands in the feed. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const searches = () => db.schema.alterTable('saved_searches');
  await searches().renameColumn('seen_listing_id', 'seen_place').execute();
  await searches()
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('listing'))
    .execute();
  for (const mark of ['seen_change', 'told_change']) {
    await searches()
      .addColumn(mark, integer, (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update saved_searches set ${sql.ref(mark)} = (select coalesce(max(id), 0) from changes)`.execute(db);
  }
  await db.schema.createIndex('changes_by_kind').on('changes').columns(['kind', 'id']).execute();
}
