import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SqliteDialect } from 'kysely';

import type { ReadThread } from './read-thread.ts';

/** Kysely's SQLite dialect for queries that only read, in a thread of their own. */
export class ReadThreadDialect extends SqliteDialect {
  readonly #thread: ReadThread;

  constructor(thread: ReadThread) {
    super({ database: () => Promise.reject(new Error('The connection is in another thread')) });
    this.#thread = thread;
  }

  override createDriver(): Driver {
    return new ReadThreadDriver(this.#thread);
  }
}

class ReadThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(thread: ReadThread) {
    this.#connection = {
      executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
        thread.all(sql, parameters).then((rows): QueryResult<Row> => ({ rows: rows as Row[] })),
      streamQuery: () => {
        throw new Error('Long reads are read in pages');
      },
    };
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this.#connection);
  releaseConnection = () => Promise.resolve();
  beginTransaction = () => refuse();
  commitTransaction = () => refuse();
  rollbackTransaction = () => refuse();
  destroy = () => Promise.resolve();
}

const refuse = () => Promise.reject(new Error('This connection only reads'));
