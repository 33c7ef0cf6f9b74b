import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Object ids of the types that pg hands out as text because they can exceed a JavaScript number. */
const int8 = 20;
const numeric = 1700;

/** Opens a pool on a PostgreSQL server. `bigint` and `numeric` arrive as numbers: ours stay far below 2^53. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    types: {
      getTypeParser(oid, format) {
        if (oid === int8 || oid === numeric) return Number;
        return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
      },
    },
  });
  // An idle connection that the server ends (a restart, a fail-over) is replaced, not fatal.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: 'postgres',
    db,
    async read<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { rows } = await pool.query(sql, [...parameters]);
      return rows as Row[];
    },
    // PostgreSQL's COMMIT answers when the change is durable (synchronous_commit is on by default).
    write: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}
