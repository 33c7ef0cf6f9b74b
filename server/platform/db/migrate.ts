import { readdirSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Database } from './database.ts';
import type { MigrationDialect } from './migrations/frozen.ts';

const folder = new URL('migrations/', import.meta.url);

/** In the order of application. Each file is a migration, recorded by its name, so no name may change. */
export const migrationNames: readonly string[] = readdirSync(folder)
  .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted();

interface MigrationFile {
  up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void>;
}

/** The database has had migrations that this program does not know, or in another order. */
export class NewerDatabase extends Error {}

/**
 * Brings the database to the newest schema; does nothing when it is there. Several processes may call
 * it at once: the first takes a lock, the others wait and find nothing left to do. Throws what the
 * failing migration threw; that migration leaves nothing behind. Throws `NewerDatabase` where a newer
 * program was at it. `upTo` is the name of the last migration to apply, for tests that need an older database.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => findMigrations(database.dialect) },
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new NewerDatabase(error.message, { cause: error });
  }
  if (error) throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
}

async function findMigrations(dialect: MigrationDialect): Promise<Record<string, Migration>> {
  const found = await Promise.all(
    migrationNames.map(async (name): Promise<[string, Migration]> => {
      const { up } = (await import(new URL(`${name}.ts`, folder).href)) as MigrationFile;
      return [name, { up: (db) => up(db, dialect) }];
    }),
  );
  return Object.fromEntries(found);
}
