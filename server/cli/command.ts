import { type Env, parseEnv } from '#server/env.ts';
import { keepPrivate } from '#server/platform/private-files.ts';
import { startUpProblem } from '#server/start-up-problem.ts';

/** An error that stops a command; its message is one readable sentence. */
export class CommandError extends Error {}

/**
 * Runs a command of the terminal with the server's own settings and prints its result. An expected error becomes one
 * sentence on standard error and exit code 1; a bug is printed with its stack trace.
 */
export async function runCommand(work: (env: Env, args: string[]) => Promise<string>): Promise<void> {
  let env: Env | undefined;
  try {
    env = parseEnv(process.env);
    keepPrivate(env.dataDir);
    process.stdout.write(`${await work(env, process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${problemOf(error, env)}\n`);
    process.exitCode = 1;
  }
}

function problemOf(error: unknown, env: Env | undefined): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return error.message;
  }
  // An error of the file system, which names the call, the file and the reason in one line.
  if (error instanceof Error && 'syscall' in error && 'path' in error) return `${error.message}.`;
  return startUpProblem(error, env) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
