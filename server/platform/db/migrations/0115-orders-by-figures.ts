import { type Kysely, sql } from 'kysely';

import { createSearchTable, type MigrationDialect } from './frozen.ts';

/**
 * Listings are sorted by their amount and the end of their term, members by what they invest at once, technologies by their
 * patents, and these are also counted by their stage. The program reads all of it from the records that exist while it
 * reindexes them.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  for (const { table, figure, rank } of [
    { table: 'listings', figure: 'amount', rank: 'amount_rank' },
    { table: 'member_profiles', figure: 'ticket', rank: 'ticket_rank' },
  ]) {
    await db.schema.alterTable(table).addColumn(figure, 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn(rank, integer, (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await sql`create index listings_by_amount on listings (amount_rank, id)
    where status = 'published' and hold is null`.execute(db);
  await sql`create index member_profiles_by_ticket on member_profiles (ticket_rank, connection_rank)
    where is_listed = 1`.execute(db);
  await createSearchTable(db, dialect, 'listing_amount_search', null);
  await createSearchTable(db, dialect, 'member_ticket_search', null);

  await db.schema
    .alterTable('technologies')
    .addColumn('patent_count', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('technology_stage_groups')
    .addColumn('id', integer, (c) =>
      dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('technologies', 'integer', (c) => c.notNull())
    .addUniqueConstraint('technology_stage_groups_key', ['stage'])
    .execute();
  await db.schema
    .alterTable('grouped_technologies')
    .addColumn('stage_group_id', integer, (c) => c.references('technology_stage_groups.id'))
    .execute();
  for (const [name, columns] of Object.entries({
    grouped_technologies_by_group: ['group_id', 'stage_group_id'],
    grouped_technologies_by_stage: ['stage_group_id', 'group_id'],
  })) {
    await db.schema.createIndex(name).on('grouped_technologies').columns(columns).execute();
  }
  for (const [kind, table] of Object.entries({
    listing: 'listings',
    member: 'member_profiles',
    technology: 'technologies',
  })) {
    await sql`insert into search_rebuilds (kind, indexed_to)
      select ${sql.lit(kind)}, 0 where exists (select 1 from ${sql.table(table)})
      on conflict (kind) do update set indexed_to = 0`.execute(db);
  }
}
