import { BackupRefused, backUp } from '#server/platform/db/backup.ts';
import { backUpFiles, filesOf } from '#server/platform/storage/backup.ts';
import { type Command, CommandError } from './command.ts';
import { filesElsewhere, oneFile, passwordless } from './files.ts';

/** Copies the database into the file that the arguments name, and the files of members beside it, while servers keep running. */
export const backupCommand: Command = async (env, args) => {
  if (env.databaseUrl) {
    throw new CommandError(
      `The data is in PostgreSQL, which has a backup of its own: pg_dump --format=custom --file=cardi.dump "${passwordless(env.databaseUrl)}". ${filesElsewhere(env)}`,
    );
  }
  const file = oneFile(args, 'npm run backup -- <file>');
  const { bytes, sha256, stateOf } = await backUp(env.dataDir, file, () => new Date()).catch((error: unknown) => {
    throw error instanceof BackupRefused ? new CommandError(error.message) : error;
  });
  const files = env.storage ? 0 : await backUpFiles(env.dataDir, file);
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return [
    `${file} holds the database as of ${stateOf.toISOString()} (${size}, intact, SHA-256 ${sha256}).`,
    ...(files > 0 ? [`${filesOf(file)} holds the files of members (${files}).`] : []),
    ...(env.storage ? [filesElsewhere(env)] : []),
  ].join('\n');
};
