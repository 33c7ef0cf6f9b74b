import { RestoreRefused, restore } from '#server/platform/db/restore.ts';
import { restoreFiles } from '#server/platform/storage/backup.ts';
import { type Command, CommandError } from './command.ts';
import { filesElsewhere, oneFile, passwordless } from './files.ts';

/** Replaces the database with the backup that the arguments name, while the server is stopped. */
export const restoreCommand: Command = async (env, args) => {
  if (env.databaseUrl) {
    throw new CommandError(
      `The data is in PostgreSQL, which restores its own backups: pg_restore --clean --if-exists --no-owner --dbname="${passwordless(env.databaseUrl)}" cardi.dump. ${filesElsewhere(env)}`,
    );
  }
  const file = oneFile(args, 'npm run restore -- <file>');
  const { keptAs, pendingMigrations } = await restore(env.dataDir, file, () => new Date()).catch((error: unknown) => {
    if (error instanceof RestoreRefused) throw new CommandError(error.message);
    throw error;
  });
  const files = env.storage ? 0 : await restoreFiles(env.dataDir, file);
  return [
    `${env.dataDir} holds what ${file} held.`,
    ...(files > 0 ? [`The files of members are back, too (${files}).`] : []),
    ...(env.storage ? [filesElsewhere(env)] : []),
    ...(keptAs ? [`The database that was there is kept as ${keptAs}.`] : []),
    ...(pendingMigrations > 0 ? [`The next start brings it up to date (${pendingMigrations} migrations).`] : []),
  ].join('\n');
};
