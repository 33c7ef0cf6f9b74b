import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Env } from '#server/env.ts';
import { filesFolder } from '#server/platform/storage/disk.ts';
import { CommandError } from './command.ts';

/**
 * The path of the command's file, resolved from the folder where it was typed: npm runs scripts in the project's own
 * folder.
 */
export function oneFile(args: string[], usage: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [file] = positionals;
  if (positionals.length !== 1 || !file) throw new CommandError(`Please name one file: ${usage}`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** A database's address without its password, for display. */
export function passwordless(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}

/** Where the files of members are, whose backup is not this command's. */
export function filesElsewhere({ storage, dataDir }: Pick<Env, 'storage' | 'dataDir'>): string {
  return storage
    ? 'The files of members are in the bucket of STORAGE_URL, which has a backup of its own.'
    : `The files of members are in ${join(dataDir, filesFolder)}: copy that folder, too.`;
}
