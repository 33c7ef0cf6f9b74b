import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

const kinds = {
  member: { records: 'members', others: ['group_id', 'ticket_group_id'], indexes: ['by_group', 'by_tickets'] },
  listing: { records: 'listings', others: ['group_id'], indexes: [] },
} as const;

/**
 * Members and listings are counted by city. The program counts those that exist while it reindexes them, which also makes
 * them known by their city.
 */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  for (const [kind, { records, others, indexes }] of Object.entries(kinds)) {
    const [groups, grouped] = [`${kind}_city_groups`, `grouped_${records}`];
    await db.schema
      .createTable(groups)
      .addColumn('id', integer, (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('city', 'text', (c) => c.notNull())
      .addColumn(records, 'integer', (c) => c.notNull())
      .addUniqueConstraint(`${groups}_key`, ['city'])
      .execute();
    await db.schema
      .alterTable(grouped)
      .addColumn('city_group_id', integer, (c) => c.references(`${groups}.id`))
      .execute();
    for (const index of indexes) await db.schema.dropIndex(`${grouped}_${index}`).execute();
    const links = [...others, 'city_group_id'];
    for (const first of links) {
      // Each holds all groups, so that records of some groups are counted by their others without reading rows.
      await db.schema
        .createIndex(`${grouped}_by_${first.replace('_group_id', '').replace('_id', '')}`)
        .on(grouped)
        .columns([first, ...links.filter((link) => link !== first)])
        .execute();
    }
    const table = kind === 'member' ? 'member_profiles' : 'listings';
    await sql`insert into search_rebuilds (kind, indexed_to)
      select ${sql.lit(kind)}, 0 where exists (select 1 from ${sql.table(table)})
      on conflict (kind) do update set indexed_to = 0`.execute(db);
  }
}
