import { RestoreRefused, restore } from '#server/platform/db/restore.ts';
import { type Command, CommandError } from './command.ts';
import { oneFile, passwordless } from './files.ts';

/** Replaces the database with the backup that the arguments name, while the server is stopped. */
export const restoreCommand: Command = async (env, args) => {
  if (env.databaseUrl) {
    throw new CommandError(
      `The data is in PostgreSQL, which restores its own backups: pg_restore --clean --if-exists --no-owner --dbname="${passwordless(env.databaseUrl)}" cardi.dump`,
    );
  }
  const file = oneFile(args, 'npm run restore -- <file>');
  const { keptAs, pendingMigrations } = await restore(env.dataDir, file, () => new Date()).catch((error: unknown) => {
    if (error instanceof RestoreRefused) throw new CommandError(error.message);
    throw error;
  });
  return [
    `${env.dataDir} holds what ${file} held.`,
    ...(keptAs ? [`The database that was there is kept as ${keptAs}.`] : []),
    ...(pendingMigrations > 0 ? [`The next start brings it up to date (${pendingMigrations} migrations).`] : []),
  ].join('\n');
};
