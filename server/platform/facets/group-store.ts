import { sql } from 'kysely';

import type { Transaction } from '#server/platform/db/schema.ts';

/** The two tables that count records of a kind: groups of records with equal values, and the group of each record. */
export interface GroupTables {
  groups: `${string}_groups`;
  /** Its column with the number of records. */
  total: string;
  grouped: `grouped_${string}`;
  /** Its column with the record's id. */
  record: string;
}

/** The values that the records of a group have in common: all columns of the group. */
export type GroupValues = Readonly<Record<string, string | number>>;

/**
 * Counts a record among those with the same values, and no longer where it was counted before; `null` for one that is not
 * shown. The caller has locked its row.
 */
export async function countRecord(
  trx: Transaction,
  tables: GroupTables,
  id: number,
  values: GroupValues | null,
): Promise<void> {
  const grouped = sql.table(tables.grouped);
  const record = sql.ref(tables.record);
  const { rows } = await sql<{ group_id: number }>`select group_id from ${grouped} where ${record} = ${id}`.execute(
    trx,
  );
  const before = rows[0]?.group_id ?? null;
  const after = values && (await groupOf(trx, tables, values));
  if (before === after) return;
  // In the order of their numbers, so that two records that change places do not wait for each other.
  const changes = [
    ...(before === null ? [] : [[before, -1] as const]),
    ...(after === null ? [] : [[after, 1] as const]),
  ];
  for (const [group, more] of changes.toSorted(([a], [b]) => a - b)) {
    await sql`update ${sql.table(tables.groups)} set ${sql.ref(tables.total)} = ${sql.ref(tables.total)} + ${sql.lit(more)}
      where id = ${group}`.execute(trx);
  }
  if (after === null) await sql`delete from ${grouped} where ${record} = ${id}`.execute(trx);
  else {
    await sql`insert into ${grouped} (${record}, group_id) values (${id}, ${after})
      on conflict (${record}) do update set group_id = excluded.group_id`.execute(trx);
  }
}

/** The number of the group of records with these values, which begins empty. */
async function groupOf(trx: Transaction, { groups, total }: GroupTables, values: GroupValues): Promise<number> {
  const columns = Object.keys(values).map((column) => sql.ref(column));
  const equal = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const find = async () => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(groups)}
      where ${sql.join(equal, sql` and `)}`.execute(trx);
    return rows[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await sql`insert into ${sql.table(groups)} (${sql.join(columns)}, ${sql.ref(total)})
    values (${sql.join(Object.values(values))}, 0) on conflict (${sql.join(columns)}) do nothing`.execute(trx);
  const added = await find();
  if (added === undefined) throw new Error(`A group of ${groups} is neither found nor added`);
  return added;
}
