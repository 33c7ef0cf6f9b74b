import { type Expression, sql } from 'kysely';

import type { Database } from './database.ts';

/** So many rows come at a time: others are answered in between. */
const portion = 500;

/**
 * All rows of a query, of which there may be many thousands. PostgreSQL sends them in portions, because a long answer is
 * read in one turn of the event loop; the reads aside of SQLite do so by themselves.
 *
 * @param query a `select`, which sees one moment of the database
 */
export async function readMany<Row>(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  query: Expression<Row> & { execute(): Promise<Row[]> },
): Promise<Row[]> {
  if (dialect === 'sqlite') return query.execute();
  const { rows } = await sql<Row>`select * from ${query} as few limit ${portion}`.execute(db);
  if (rows.length < portion) return rows;
  return db.transaction().execute(async (trx) => {
    await sql`declare many no scroll cursor for ${query}`.execute(trx);
    const all: Row[] = [];
    for (;;) {
      const next = await sql<Row>`fetch ${sql.lit(portion)} from many`.execute(trx);
      all.push(...next.rows);
      if (next.rows.length < portion) return all;
    }
  });
}
