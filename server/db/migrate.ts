import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Database } from './database.ts';
import * as skeleton from './migrations/0001-skeleton.ts';
import * as outbox from './migrations/0002-outbox.ts';
import * as articles from './migrations/0003-articles.ts';
import * as contactRecovery from './migrations/0004-contact-recovery.ts';
import * as events from './migrations/0005-events.ts';
import * as memberships from './migrations/0006-memberships.ts';

export type MigrationDialect = Database['dialect'];

/** Every migration under the name it is recorded by. Names are never changed, the list only grows. */
const migrations: Record<string, { up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> }> = {
  '0001-skeleton': skeleton,
  '0002-outbox': outbox,
  '0003-articles': articles,
  '0004-contact-recovery': contactRecovery,
  '0005-events': events,
  '0006-memberships': memberships,
};

/**
 * Brings the database to the newest schema; does nothing when it is there. Several processes may call
 * it at once: the first takes a lock, the others wait and find nothing left to do. Throws what the
 * failing migration threw; that migration leaves nothing behind.
 */
export async function migrate(database: Database): Promise<void> {
  const provided: Record<string, Migration> = Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [name, { up: (db) => up(db, database.dialect) }]),
  );
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => provided } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}
