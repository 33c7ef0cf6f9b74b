import { CompiledQuery, sql } from 'kysely';

import type { Database, FinishedQuery } from './database.ts';
import type { Transaction } from './schema.ts';

/**
 * The database as seen from inside a transaction: what code reads and writes with it becomes part of `trx`. A write
 * that throws leaves nothing behind, as any other one; the rest of `trx` goes on. Nothing that runs longer than `trx`
 * may use it.
 */
export function within(database: Database, trx: Transaction): Database {
  const { dialect, ping, pools, stateOfData } = database;
  const read: Database['read'] = async <Row>({ sql: text, parameters }: FinishedQuery) =>
    (await trx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
  return {
    dialect,
    db: trx,
    read,
    aside: { dialect, db: trx, read },
    async write(work) {
      await sql`savepoint part`.execute(trx);
      try {
        const result = await work(trx);
        await sql`release savepoint part`.execute(trx);
        return result;
      } catch (error) {
        // A failure may have ended `trx` itself: what matters is the first one.
        await sql`rollback to savepoint part`.execute(trx).catch(() => undefined);
        throw error;
      }
    },
    stateOfData,
    ping,
    pools,
    close: () => Promise.reject(new Error('A transaction does not close the database')),
  };
}
