import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server process: `node server/main.ts`. `await using` kills it. */
export interface ServerProcess extends AsyncDisposable {
  url: string;
  pid: number;
  /** Everything it has written to standard output and error so far. */
  output(): string;
  /** Sends a signal and resolves with the exit code, `null` when the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcessOptions {
  env: Record<string, string | undefined>;
  /** Keeps the process on this core where the system can (Linux with taskset). */
  core?: number;
  /** Where its output goes; by default into its own file. */
  logTo?: string;
  /** Another program than the server, which prints the same line when it runs. */
  script?: string;
  /** How long it may take to say that it listens (milliseconds); longer where several set up one database. */
  startLimit?: number;
}

/** Starts a server on a free port and waits until it listens. Rejects with its output when it ends instead. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { child, output, exited, forget } = launch(options);
  const { startLimit = 60_000 } = options;
  const started = Date.now();
  for (;;) {
    const url = /is running at (http:\/\/\S+)/.exec(output())?.[1];
    if (url && child.pid !== undefined) {
      return {
        url: url.replace('localhost', '127.0.0.1'),
        pid: child.pid,
        output,
        stop(signal = 'SIGTERM') {
          child.kill(signal);
          return exited;
        },
        async [Symbol.asyncDispose]() {
          child.kill('SIGKILL');
          await exited;
          forget();
        },
      };
    }
    if (child.exitCode !== null || Date.now() - started > startLimit) {
      child.kill('SIGKILL');
      const text = output();
      forget();
      throw new Error(`The server did not start (exit code ${child.exitCode}):\n${text}`);
    }
    await Promise.race([exited, wait(10)]);
  }
}

/** Runs a server that is expected to exit, and returns its exit code and output. */
export async function runServerToEnd(options: ServerProcessOptions): Promise<{ code: number | null; output: string }> {
  const { output, exited, forget } = launch(options);
  const code = await exited;
  const text = output();
  forget();
  return { code, output: text };
}

function launch({ env, core, logTo, script = 'server/main.ts' }: ServerProcessOptions) {
  // A file, not a pipe: a busy reader must not slow the server down.
  const folder = mkdtempSync(join(tmpdir(), 'cardi-process-'));
  const file = logTo ?? join(folder, 'output');
  const sink = openSync(file, 'w');
  // With the same arguments as `npm start`.
  const program = [process.execPath, '--max-semi-space-size=16', script];
  const isPinned = core !== undefined && process.platform === 'linux' && availableParallelism() > core;
  const [command = '', ...args] = isPinned ? ['taskset', '-c', String(core), ...program] : program;
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: {
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      // Compiled modules that `npm test` keeps for all processes of a run.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HUMAN_CHECK_SECONDS: '0',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', sink, sink],
  });
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return {
    child,
    exited,
    output: () => readFileSync(file, 'utf8'),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}
