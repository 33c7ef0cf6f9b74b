import { type RawBuilder, sql } from 'kysely';

import type { Database } from '#server/platform/db/database.ts';

/** A table whose rows a copy repeats. */
interface CopiedTable {
  /** Columns with a record's number, which becomes that of the copy. The first one says whose row it is. */
  numbers: readonly [string, ...string[]];
  /** Columns whose texts are unique: the number of the copy is added. */
  unique?: readonly string[];
  /** The first column holds a figure's rank, whose last digits are the number (see `figureRank`). */
  isRanked?: true;
}

/** What makes up a record of each kind, and the tables that count records by their values. */
interface CopiedKind {
  tables: Readonly<Record<string, CopiedTable>>;
  counts: Readonly<Record<string, string>>;
}

export const copiedKinds = {
  member_profiles: {
    tables: {
      users: { numbers: ['id'], unique: ['username', 'username_key', 'email', 'email_key'] },
      member_profiles: { numbers: ['user_id', 'connection_rank'] },
      member_match_profiles: { numbers: ['user_id'] },
      member_search: { numbers: ['rowid'] },
      member_rank_search: { numbers: ['rowid'], isRanked: true },
      grouped_members: { numbers: ['member_id'] },
    },
    counts: { member_groups: 'members', member_ticket_groups: 'members', member_city_groups: 'members' },
  },
  listings: {
    tables: {
      listings: { numbers: ['id'] },
      listing_search: { numbers: ['rowid'] },
      grouped_listings: { numbers: ['listing_id'] },
    },
    counts: { listing_groups: 'listings', listing_city_groups: 'listings' },
  },
  companies: {
    tables: {
      companies: { numbers: ['id'], unique: ['name', 'name_key'] },
      company_search: { numbers: ['rowid'] },
      grouped_companies: { numbers: ['company_id'] },
    },
    counts: {
      company_groups: 'companies',
      company_figure_groups: 'companies',
      company_round_groups: 'companies',
      company_city_groups: 'companies',
    },
  },
  technologies: {
    tables: {
      technologies: { numbers: ['id'] },
      technology_search: { numbers: ['rowid'] },
      grouped_technologies: { numbers: ['technology_id'] },
    },
    counts: { technology_groups: 'technologies', technology_stage_groups: 'technologies' },
  },
} as const satisfies Record<string, CopiedKind>;

/**
 * Repeats the first `distinct` records of a kind until there are `count`, on PostgreSQL: in one statement for each table,
 * with the indexes that are not unique made afterwards. Copies share their words, so each word is as frequent as before.
 */
export async function copyRecords(
  { db }: Database,
  kind: keyof typeof copiedKinds,
  distinct: number,
  count: number,
): Promise<void> {
  const { tables, counts }: CopiedKind = copiedKinds[kind];
  const times = Math.floor(count / distinct);
  for (const [table, copied] of Object.entries(tables)) {
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`set local maintenance_work_mem = '1GB'`.execute(trx);
      const { rows: indexes } = await sql<{ name: string; definition: string }>`
        select relname as name, pg_get_indexdef(indexrelid) as definition
        from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = ${table}::regclass and not indisunique`.execute(trx);
      for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(trx);
      const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(trx);
      const copies = columns.map(({ name }) => copyOf(name, copied, distinct));
      const into = sql.join(columns.map(({ name }) => sql.ref(name)));
      const number = sql.ref(copied.numbers[0]);
      const own = copied.isRanked ? sql`${number} % 4294967296` : number;
      await sql`insert into ${sql.table(table)} (${into}) select ${sql.join(copies)} from ${sql.table(table)}
        cross join generate_series(1, ${sql.lit(times - 1)}) as copy where ${own} <= ${sql.lit(distinct)}`.execute(trx);
      for (const { definition } of indexes) await sql.raw(definition).execute(trx);
      if (columns.some(({ name }) => name === 'id')) {
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(trx);
      }
    });
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
  for (const [table, counter] of Object.entries(counts)) {
    const counted = sql.ref(counter);
    await sql`update ${sql.table(table)} set ${counted} = ${counted} * ${sql.lit(times)}`.execute(db);
  }
}

function copyOf(column: string, { numbers, unique = [] }: CopiedTable, distinct: number): RawBuilder<unknown> {
  const value = sql.ref(column);
  if (numbers.includes(column)) return sql`${value} + copy * ${sql.lit(distinct)}`;
  return unique.includes(column) ? sql`${value} || '-' || copy` : value;
}
