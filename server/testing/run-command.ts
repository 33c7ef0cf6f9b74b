import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The output and the exit code of a command. */
export interface CommandResult {
  code: number | null;
  out: string;
  error: string;
}

/** Runs `server/cli/<name>.ts` as a real process, with `input` as its standard input. */
export async function runCli(
  name: 'admin' | 'backup' | 'restore',
  args: readonly string[],
  { env, input = '' }: { env: Record<string, string | undefined>; input?: string },
): Promise<CommandResult> {
  const child = spawn(process.execPath, [`server/cli/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that refuses before asking does not wait for its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, out, error] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, error };
}
