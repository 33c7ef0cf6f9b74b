import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

interface Config {
  database: SqliteDatabase;
  /** Whether a transaction is open; SQLite rolls one back by itself after some errors. */
  isInTransaction: () => boolean;
}

/**
 * Kysely's SQLite dialect for a file that several processes may open. A transaction takes the right to
 * write at its start and waits for it there: one that asks for it half-way can be refused. Migrations
 * run in such a transaction, so two processes never run one twice and a failed one leaves nothing.
 */
export class SharedSqliteDialect extends SqliteDialect {
  readonly #config: Config;

  constructor(config: Config) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;

  constructor(config: Config) {
    super(config);
    this.#isInTransaction = config.isInTransaction;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * A failure may have ended the transaction already, as a full disk does. There is nothing to undo then, and
   * the caller gets the first failure, not that of a second `rollback`.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
