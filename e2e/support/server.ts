import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { keepDemoData, takeDemoData } from './demo-data.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface ServerOptions {
  dataDir: string;
  /** PostgreSQL. Without it the server keeps an SQLite file in `dataDir`. */
  databaseUrl?: string;
  env?: Record<string, string>;
}

/** A real server in a separate process, started by the usual command. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Its output, over all its starts. */
  log: () => string;
  /** Stops it gracefully and starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** Stops it gracefully and waits until it has exited. */
  stop: () => Promise<void>;
  /** Kills it at once, like a power cut; `restart` starts it again. */
  kill: () => Promise<void>;
}

/** Starts a server on a free port and waits for the address it prints. */
export async function startServer({ dataDir, databaseUrl, env = {} }: ServerOptions): Promise<RunningServer> {
  const output: string[] = [];
  const start = (port: string) =>
    spawn(process.execPath, [main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        APP_MODE: 'demo',
        RATE_LIMIT_FACTOR: '1000',
        HUMAN_CHECK_SECONDS: '0',
        HOST: '127.0.0.1',
        PUBLIC_URL: '',
        SMTP_URL: '',
        ...env,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        PORT: port,
      },
    });

  const makesSamples = !databaseUrl && !existsSync(dataDir) && !(await takeDemoData(dataDir));
  let child = start('0');
  const url = await printedUrl(child, output);
  if (makesSamples) await keepDemoData(dataDir);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir,
    log: () => output.join(''),
    restart: async () => {
      await end('SIGTERM');
      child = start(new URL(url).port);
      await printedUrl(child, output);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Resolves with the address that a starting server prints; rejects with its output if it exits instead. */
function printedUrl(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: string) => {
      output.push(text);
      printed += text;
      const address = /http:\/\/localhost:\d+/.exec(printed);
      if (address) resolve(address[0]);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${printed}`)));
  });
}
