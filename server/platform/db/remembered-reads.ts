import { LRUCache } from 'lru-cache';

import type { Database, FinishedQuery } from './database.ts';

/** How many answers are remembered; there are few very busy pages. */
const maxAnswers = 500;

/** How many questions that were asked once are known. Their number is no matter of memory: what is kept is short. */
const maxOnce = 2000;

/** Larger answers than any page shows are not remembered, because they would fill the memory. */
const maxRows = 101;

/**
 * The same database, which answers from memory what it has been asked twice, for as long as nobody has committed
 * anything since, in this process or another. The answers that were used last are kept, and a search that is made once
 * takes no answer's place. See docs/decisions/0039-remembered-reads.md.
 */
export function rememberReads(database: Database): Database {
  const read = database.dataVersion ? readAtOnce(database, database.dataVersion) : readAfterAsking(database);
  return { ...database, read };
}

/** Where the version of the data is there at once, every question begins with it. */
function readAtOnce(database: Database, dataVersion: () => number): Database['read'] {
  const memory = createMemory();
  return async <Row>(query: FinishedQuery) => {
    // Read before the answer: an answer newer than its version is dropped too early, never too late.
    const version = dataVersion();
    memory.moveTo(version);
    const question = questionOf(query);
    const known = memory.find(question);
    if (known) return [...known] as Row[];
    const rows = await database.read<Row>(query);
    memory.learn(question, rows, version);
    return rows;
  };
}

/**
 * Where the version is a round trip, only what is asked again waits for it; all who wait share it. What is asked for the
 * first time goes to the database at once.
 */
function readAfterAsking(database: Database): Database['read'] {
  const memory = createMemory();
  return async <Row>(query: FinishedQuery) => {
    const question = questionOf(query);
    if (!memory.wasAsked(question)) {
      memory.learn(question, [], undefined);
      return database.read<Row>(query);
    }
    const version = await database.stateOfData();
    memory.moveTo(version);
    const known = memory.find(question);
    if (known) return [...known] as Row[];
    const rows = await database.read<Row>(query);
    memory.learn(question, rows, version);
    return rows;
  };
}

const questionOf = ({ sql, parameters }: FinishedQuery): string => sql + JSON.stringify(parameters);

/** The answers of one version of the data. */
function createMemory() {
  const answers = new LRUCache<string, readonly unknown[]>({ max: maxAnswers });
  const once = new LRUCache<string, true>({ max: maxOnce });
  let version: string | number | undefined;
  return {
    /** Forgets the answers of another version. */
    moveTo(current: string | number): void {
      if (current === version) return;
      answers.clear();
      version = current;
    },
    find: (question: string) => answers.get(question),
    wasAsked: (question: string) => once.has(question) || answers.has(question),
    /** Keeps an answer that was read at `readAt` or later, if it was asked for before: most searches are made once. */
    learn(question: string, rows: readonly unknown[], readAt: string | number | undefined): void {
      if (!once.get(question)) {
        once.set(question, true);
        return;
      }
      if (rows.length > maxRows || readAt !== version) return;
      // Each caller gets its own list of shared rows.
      for (const row of rows) Object.freeze(row);
      answers.set(question, [...rows]);
    },
  };
}
