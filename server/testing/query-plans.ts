import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { expect } from 'vitest';

import type { Database } from '#server/platform/db/database.ts';

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** The statements that `work` runs, prepared or built with Kysely, as they reach the database. */
async function statementsOf(database: Database, work: (database: Database) => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = [];
  const built = new Map<string, Statement>();
  const spy: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      built.set(queryId.queryId, database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    // Parts of queries are compiled, too; only whole ones have a result.
    async transformResult({ result, queryId }) {
      const statement = built.get(queryId.queryId);
      if (statement) seen.push(statement);
      return result;
    },
  };
  await work({
    ...database,
    db: database.db.withPlugin(spy),
    read: (query) => {
      seen.push(query);
      return database.read(query);
    },
  });
  return seen;
}

/**
 * PostgreSQL is told to prefer indexes at any cost, because scanning a test's few rows would be cheapest: a plan that
 * still scans has no usable index.
 */
async function planOf(database: Database, { sql: text, parameters }: Statement): Promise<string> {
  if (database.dialect === 'sqlite') {
    const rows = await database.read<{ detail: string }>({ sql: `explain query plan ${text}`, parameters });
    return rows.map(({ detail }) => detail).join('\n');
  }
  const rows = await database.db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const result = await connection.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, [...parameters]),
    );
    await connection.executeQuery(CompiledQuery.raw('reset enable_seqscan'));
    return result.rows;
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/**
 * Fails the test unless `work` reads every table through an index. A scan in an index's own order counts as long as
 * nothing is sorted, because it ends with its page.
 */
export async function expectIndexed(database: Database, work: (database: Database) => Promise<unknown>): Promise<void> {
  const statements = await statementsOf(database, work);
  expect(statements).not.toEqual([]);
  for (const statement of statements) {
    const plan = await planOf(database, statement);
    if (database.dialect === 'postgres') {
      expect(plan).not.toContain('Seq Scan');
      continue;
    }
    const index = plan.includes('TEMP B-TREE') ? 'COVERING INDEX' : 'INDEX';
    const scans = plan
      .split('\n')
      .filter((line) => /^SCAN (?!page|counted|some|ranked|\(|CONSTANT|\w+_search VIRTUAL)/.test(line));
    expect(
      scans.filter((line) => !line.includes(index)),
      plan,
    ).toEqual([]);
    expect(plan).not.toContain('AUTOMATIC');
  }
}

/** Fails the test unless `work` reads its rows in the order in which it wants them, without a sort of more than it returns. */
export async function expectUnsorted(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const statements = await statementsOf(database, work);
  expect(statements).not.toEqual([]);
  for (const statement of statements) expect(await planOf(database, statement)).not.toMatch(/\bSort\b|TEMP B-TREE/);
}
