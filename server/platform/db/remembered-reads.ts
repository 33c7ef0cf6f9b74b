import type { Database } from './database.ts';

/** How many questions are kept in mind; the busiest pages are few. */
const maxQuestions = 500;

/** Answers of more rows than any page shows are not kept: they would be most of the memory. */
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
  /** `null` where it has been asked once: most searches are never asked again, and are not worth their memory. */
  const answers = new Map<string, readonly unknown[] | null>();
  return {
    ...database,
    async read<Row>({ sql, parameters }: Parameters<Database['read']>[0]) {
      // Asked before the answer is: one that is newer than its version is thrown away too early, never too late.
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
      // The list is the caller's own, its rows are everyone's.
      for (const row of rows) Object.freeze(row);
      answers.set(question, [...rows]);
      return rows;
    },
  };
}
