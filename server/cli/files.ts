import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { CommandError } from './command.ts';

/** The one file a command is about, from the folder it was typed in: npm runs scripts in the project's own. */
export function oneFile(args: string[], usage: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [file] = positionals;
  if (positionals.length !== 1 || !file) throw new CommandError(`Please name one file: ${usage}`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

/** A database's address as it may be shown: without its password. */
export function passwordless(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}
