import { sql } from 'kysely';

import type { Transaction } from '#server/platform/db/schema.ts';

/** A table of groups: records with equal values, and how many there are. */
export interface GroupTable {
  name: `${string}_groups`;
  /** The column of the grouped records that has the number of their group. */
  link: string;
  /** The columns that the records of a group have in common. */
  columns: readonly string[];
  /** Whether there are only a few groups, whose records an index has in the order of their ids. */
  isOrdered?: true;
}

/**
 * How records of a kind are counted: in one table of groups, or in several, where one group for each mix of all values would
 * be nearly as many groups as records.
 */
export interface Grouping {
  tables: readonly GroupTable[];
  /** The column of each table with the number of records. */
  total: string;
  /** The table with the groups of each record. */
  grouped: `grouped_${string}`;
  /** Its column with the record's id. */
  record: string;
}

/** Several values of a record in one column, always in the same order: `,pilot,seed,`; empty for none. */
export function setOf(values: readonly string[]): string {
  return values.length === 0 ? '' : `,${values.toSorted().join(',')},`;
}

/** The values of a record in the columns of all tables. */
export type GroupValues = Readonly<Record<string, string | number>>;

/**
 * Counts a record among those with the same values, and no longer where it was counted before; `null` for one that is not
 * shown. The caller has locked its row.
 */
export async function countRecord(
  trx: Transaction,
  { tables, total, grouped, record }: Grouping,
  id: number,
  values: GroupValues | null,
): Promise<void> {
  const [into, ofRecord] = [sql.table(grouped), sql.ref(record)];
  const links = sql.join(tables.map(({ link }) => sql.ref(link)));
  const { rows } = await sql<GroupValues>`select ${links} from ${into} where ${ofRecord} = ${id}`.execute(trx);
  const moves = [];
  for (const table of tables) {
    const before = rows[0]?.[table.link] ?? null;
    moves.push({ table, before, after: values && (await groupOf(trx, table, total, values)) });
  }
  for (const { table, before, after } of moves) {
    if (before === after) continue;
    // In the order of their numbers, so that two records that change places do not wait for each other.
    const changes = [
      ...(before === null ? [] : [[Number(before), -1] as const]),
      ...(after === null ? [] : [[after, 1] as const]),
    ];
    for (const [group, more] of changes.toSorted(([a], [b]) => a - b)) {
      await sql`update ${sql.table(table.name)} set ${sql.ref(total)} = ${sql.ref(total)} + ${sql.lit(more)}
        where id = ${group}`.execute(trx);
    }
  }
  if (!values) {
    await sql`delete from ${into} where ${ofRecord} = ${id}`.execute(trx);
  } else if (moves.some(({ before, after }) => before !== after)) {
    const set = tables.map(({ link }) => sql`${sql.ref(link)} = excluded.${sql.ref(link)}`);
    await sql`insert into ${into} (${ofRecord}, ${links})
      values (${id}, ${sql.join(moves.map(({ after }) => after))})
      on conflict (${ofRecord}) do update set ${sql.join(set)}`.execute(trx);
  }
}

/** The number of the group of records with these values, which begins empty. */
async function groupOf(
  trx: Transaction,
  { name, columns }: GroupTable,
  total: string,
  values: GroupValues,
): Promise<number> {
  const [groups, key] = [sql.table(name), sql.join(columns.map((column) => sql.ref(column)))];
  const equal = columns.map((column) => sql`${sql.ref(column)} = ${values[column]}`);
  const find = async () => {
    const { rows } = await sql<{ id: number }>`select id from ${groups}
      where ${sql.join(equal, sql` and `)}`.execute(trx);
    return rows[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await sql`insert into ${groups} (${key}, ${sql.ref(total)})
    values (${sql.join(columns.map((column) => values[column]))}, 0) on conflict (${key}) do nothing`.execute(trx);
  const added = await find();
  if (added === undefined) throw new Error(`A group of ${name} is neither found nor added`);
  return added;
}
