import type { Database } from './database.ts';

/** How many queries are remembered; there are few very busy pages. */
const maxQuestions = 500;

/** Larger answers than any page shows are not remembered, because they would fill the memory. */
const maxRows = 101;

/**
 * The same database, which answers from memory what it has been asked twice, for as long as nobody has committed
 * anything since, in this process or another. On PostgreSQL nothing is kept: only a database in this process tells
 * its version for less than an answer costs. See docs/decisions/0039-remembered-reads.md.
 */
export function rememberReads(database: Database): Database {
  const { dataVersion } = database;
  if (!dataVersion) return database;
  let version: number | undefined;
  /** `null` where it was asked once: most searches are never repeated and not worth the memory. */
  const answers = new Map<string, readonly unknown[] | null>();
  return {
    ...database,
    async read<Row>({ sql, parameters }: Parameters<Database['read']>[0]) {
      // Read before the answer: an answer newer than its version is dropped too early, never too late.
      const current = dataVersion();
      if (current !== version) {
        answers.clear();
        version = current;
      }
      const question = sql + JSON.stringify(parameters);
      const known = answers.get(question);
      if (known) return [...known] as Row[];
      const rows = await database.read<Row>({ sql, parameters });
      if (rows.length > maxRows || version !== current) return rows;
      if (known === undefined) {
        if (answers.size >= maxQuestions) answers.clear();
        answers.set(question, null);
        return rows;
      }
      // Each caller gets its own list of shared rows.
      for (const row of rows) Object.freeze(row);
      answers.set(question, [...rows]);
      return rows;
    },
  };
}
