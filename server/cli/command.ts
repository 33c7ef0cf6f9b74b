import { type Env, parseEnv } from '#server/env.ts';
import { keepPrivate } from '#server/platform/private-files.ts';
import { startUpProblem } from '#server/start-up-problem.ts';

/** An error that stops a command; its message is one readable sentence. */
export class CommandError extends Error {}

/** What a command does with the server's settings and its own arguments; resolves to the text it prints. */
export type Command = (env: Env, args: string[]) => Promise<string>;

/** What a command prints on standard output or standard error, and its exit code. */
export interface CommandResult {
  code: number;
  out: string;
  error: string;
}

/**
 * Runs a command of the terminal with the server's own settings and prints its result. An expected error becomes one
 * sentence on standard error and exit code 1; a bug is printed with its stack trace.
 */
export async function runCommand(command: Command): Promise<void> {
  const inPrivate: Command = (env, args) => {
    keepPrivate(env.dataDir);
    return command(env, args);
  };
  const { code, out, error } = await resultOf(inPrivate, process.env, process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = code;
}

/** What a command comes to with these environment variables and arguments. Never rejects. */
export async function resultOf(
  command: Command,
  variables: Record<string, string | undefined>,
  args: readonly string[],
): Promise<CommandResult> {
  let env: Env | undefined;
  try {
    env = parseEnv(variables);
    return { code: 0, out: `${await command(env, [...args])}\n`, error: '' };
  } catch (error) {
    return { code: 1, out: '', error: `${problemOf(error, env)}\n` };
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
