import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { exportListings } from '#contract/listings.ts';
import { getOverview, getTrends } from '#contract/overview.ts';
import { exportUsers } from '#contract/users.ts';
import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { samplePassword } from '#server/testing/factories.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { besideCallers, type Seen } from './support/chore-load.ts';
import { type Chores, emptyChores, fillChores } from './support/fill-chores.ts';
import { withFilled } from './support/filled-database.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { aPerson, type Person } from './support/signed-in.ts';

/** The timer that watches the event loop fires so often (milliseconds); it reports the time between two turns of it. */
const watched = 10;

/** How long callers call before something begins beside them (milliseconds). */
const callersAhead = 1500;

/** What is done in a moment is done again for so long (seconds): of a few turns of the loop, p99 is the worst one. */
const longEnough = 5;

interface Manner {
  isAgain?: boolean;
  before?: number;
}

/**
 * Everything that takes long at 1,000,000 members and listings, while 50 callers read and one writes: how late the event
 * loop is at p99, and how long a durable write waits at most. See `withFilled` for the options.
 */
export const run: Benchmark = (args) =>
  withFilled(args, ['member_profiles', 'listings'], async (_idle, records, location) => {
    const database = openDatabase(location);
    const chores = choresFor(records);
    await emptyChores(database);
    const people = await makePeople(database);
    await fillChores(database, chores, { busy: people.busy.user.id, peer: people.peer.user.id });
    await database.close();
    return measure(location, records, people);
  });

function choresFor(records: number): Chores {
  return { old: records / 2, due: Math.min(5000, records / 10), ofOne: 10_000 };
}

type People = Record<'admin' | 'reader' | 'busy' | 'peer', Person>;

async function makePeople(database: Database): Promise<People> {
  // The same database may be measured again.
  const run = Date.now().toString(36);
  return {
    admin: await aPerson(database, `admin-${run}`, { role: 'admin' }),
    reader: await aPerson(database, `reader-${run}`),
    busy: await aPerson(database, `busy-${run}`),
    peer: await aPerson(database, `peer-${run}`),
  };
}

async function measure(location: DatabaseLocation, records: number, people: People): Promise<Figure[]> {
  const env = {
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl,
    APP_MODE: 'staging',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '0',
  };
  const startedAt = performance.now();
  await using server = await startServerProcess({ env });
  const figures: Figure[] = [
    { what: 'started', value: (performance.now() - startedAt) / 1000, unit: 's', bound: { atMost: 3 } },
  ];
  const metrics = /metrics +(http:\S+)/.exec(server.output())?.[1] ?? '';
  const target = { url: server.url, records, headers: people.reader.headers };
  const loop = watchLoop(metrics);
  const beside = async (what: string, work: () => Promise<unknown>, options: Manner = {}) => {
    const { isAgain = false, before = callersAhead } = options;
    const watched = async () => {
      await loop.worst();
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      let turns = 0;
      for (const end = isAgain ? longEnough : 0; turns === 0 || seconds() < end; turns += 1) await work();
      return { took: seconds() / turns, lag: await loop.worst() };
    };
    const { result, seen } = await besideCallers(target, watched, before);
    const found = figuresOf(what, result.took, result.lag, seen);
    figures.push(...found);
    for (const { what: name, value, unit } of found) console.log(`  ${name}: ${value.toFixed(1)} ${unit}`);
  };
  const as =
    ({ headers }: Person, path: string, body?: object) =>
    () =>
      called(server, headers.cookie, path, body);

  await beside('jobs after the start', () => jobsDone(loop), { before: 0 });
  await beside('nothing else', () => wait(10_000));
  await beside('overview', as(people.admin, getOverview.path));
  await beside('trends', as(people.admin, `${getTrends.path}?range=12m`), { isAgain: true });
  await beside('sitemap', as(people.reader, '/sitemap.xml'), { isAgain: true });
  // Once each: a file is remembered for an hour.
  await beside('the files of its listings', async () => {
    for (let file = 1; file <= Math.ceil(records / 50_000); file += 1) {
      await as(people.reader, `/sitemap-listings-${file}.xml`)();
    }
  });
  await beside('all accounts as CSV', as(people.admin, exportUsers.path, { filters: {}, format: 'csv' }));
  await beside('10,000 listings as Excel', as(people.reader, `${exportListings.path}?format=xlsx`), {
    isAgain: true,
  });
  await beside('the data of a member', as(people.busy, exportAccount.path), { isAgain: true });
  await beside('deletion of that member', as(people.busy, deleteAccount.path, { password: samplePassword }));
  if (!location.databaseUrl) await beside('backup', () => backUp(location.dataDir));
  return figures;
}

async function called({ url }: ServerProcess, cookie: string, path: string, body?: object): Promise<void> {
  const given = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const response = await fetch(url + path, { ...given, headers });
  // Read and not kept: a file may be large.
  await response.body?.pipeTo(new WritableStream());
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

async function backUp(dataDir: string): Promise<void> {
  const file = join(tmpdir(), `cardi-bench-${process.pid}.db`);
  try {
    const child = spawn(process.execPath, ['server/cli/backup.ts', file], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The backup ended with code ${code}`);
  } finally {
    for (const name of [file, `${file}.sha256`]) rmSync(name, { force: true });
  }
}

/** Resolves when the jobs that have work to do have run. */
async function jobsDone({ read }: LoopWatch): Promise<void> {
  for (;;) {
    const text = await read();
    const isDone = ['sweep', 'notification-digest', 'search-alerts'].every((job) =>
      text.includes(`cardi_job_last_success_timestamp_seconds{job="${job}"}`),
    );
    if (isDone) return;
    // Each reading ends a count of the loop, and p99 of a short one is its worst turn.
    await wait(5000);
  }
}

interface Lag {
  p99: number;
  max: number;
}

interface LoopWatch {
  /** The metrics. Each reading begins a new count of how late the event loop is. */
  read(): Promise<string>;
  /** How late it was since this was asked the last time, in the worst of the counts (milliseconds). */
  worst(): Promise<Lag>;
}

function watchLoop(metrics: string): LoopWatch {
  let seen: Lag[] = [];
  const read = async () => {
    const text = await (await fetch(metrics)).text();
    const figure = (name: string) =>
      Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000 - watched;
    seen.push({ p99: figure('p99'), max: figure('max') });
    return text;
  };
  return {
    read,
    async worst() {
      await read();
      const worst = { p99: Math.max(...seen.map(({ p99 }) => p99)), max: Math.max(...seen.map(({ max }) => max)) };
      seen = [];
      return worst;
    },
  };
}

function figuresOf(what: string, took: number, lag: Lag, { answers, writes, failures }: Seen): Figure[] {
  if (failures.length > 0)
    throw new Error(`Beside "${what}" calls failed: ${[...new Set(failures)].slice(0, 5).join(', ')}`);
  const sorted = answers.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return [
    { what, value: took, unit: 's', bound: null },
    { what: '  event loop late, p99', value: lag.p99, unit: 'ms', bound: { atMost: 20 } },
    { what: '  event loop late, at most', value: lag.max, unit: 'ms', bound: null },
    { what: '  answers, p99', value: p99, unit: 'ms', bound: null },
    { what: '  a durable write, at most', value: Math.max(...writes), unit: 'ms', bound: { atMost: 250 } },
  ];
}
