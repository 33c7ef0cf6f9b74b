import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

import { hour, second } from '#contract/kit/durations.ts';
import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { fillInBulk } from './support/bulk.ts';
import { addAlerts, addDigests, emptyChores } from './support/fill-chores.ts';
import { withFilled } from './support/filled-database.ts';
import type { Benchmark, Figure } from './support/report.ts';

/** How many members are written to: so many that what a start costs hardly counts. */
const written = 40_000;

/** How long the mail server takes to accept an email, as one in another data center does (milliseconds). */
const acceptedAfter = 50;

/** So many emails a second are a million in an hour. */
const aMillionAnHour = (1_000_000 * second) / hour;

/**
 * How many members a second are served: with the daily digest that is due, with an email of what their saved searches have
 * found, and where one in ten has found something. From the first start to the last member and email, with one process and, on
 * PostgreSQL, with two. See `withFilled` for the options.
 */
export const run: Benchmark = (args) =>
  withFilled(args, ['member_profiles', 'listings'], async (_idle, records, location) => {
    const figures: Figure[] = [];
    const members = Math.min(written, records / 4);
    for (const count of location.databaseUrl ? [1, 2] : [1]) {
      for (const [what, { add, oneIn }] of Object.entries(kinds)) {
        await prepare(location, members, add);
        const value = await rateOf(location, count, { members, emails: Math.floor(members / oneIn) });
        const bound = count === 2 ? { atLeast: aMillionAnHour } : null;
        figures.push({ what: `${what}, ${count === 1 ? 'one process' : 'two processes'}`, value, unit: '/s', bound });
        console.log(`  ${what}, ${count}: ${value.toFixed(0)} a second`);
      }
    }
    return figures;
  });

type Add = (database: Database, count: number) => Promise<void>;

/** What is due, and to which part of the members an email goes. */
const kinds: Record<string, { add: Add; oneIn: number }> = {
  digests: {
    add: (database, count) =>
      fillInBulk(database, (bulk) => addDigests(bulk, { first: 1, count }), { isSearchable: true }),
    oneIn: 1,
  },
  'saved searches': { add: searches(1), oneIn: 1 },
  'saved searches, one in ten with news': { add: searches(10), oneIn: 10 },
};

function searches(oneIn: number): Add {
  return async (database, count) => {
    const { last } = await database.db
      .selectFrom('listings')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const due = { first: 1, count, seen: last - 10, oneIn };
    await fillInBulk(database, (bulk) => addAlerts(bulk, due), { isSearchable: true });
  };
}

/** A database in which nothing else is due, and these members can be written to. */
async function prepare(location: DatabaseLocation, members: number, add: Add): Promise<void> {
  const database = openDatabase(location);
  try {
    await emptyChores(database);
    await database.db
      .updateTable('users')
      .set({ email_confirmed_at: new Date().toISOString(), membership_tier: 'professional' })
      .where('id', '<=', members)
      .execute();
    await add(database, members);
  } finally {
    await database.close();
  }
}

/** Starts so many servers and returns how many of `members` a second are served, `emails` of them with one. */
async function rateOf(
  location: DatabaseLocation,
  count: number,
  { members, emails }: { members: number; emails: number },
): Promise<number> {
  await using sink = await startSink();
  await using servers = new AsyncDisposableStack();
  const watching = openDatabase(location);
  servers.defer(() => watching.close());
  const env = {
    DATA_DIR: location.dataDir,
    DATABASE_URL: location.databaseUrl,
    APP_MODE: 'staging',
    LOG_LEVEL: 'warn',
    SMTP_URL: sink.url,
    SMTP_CONNECTIONS: '20',
  };
  const started = performance.now();
  for (let index = 0; index < count; index += 1) servers.use(await startServerProcess({ env }));
  while (sink.taken() < emails || (await isSomebodyDue(watching))) {
    if (performance.now() - started > hour) throw new Error(`Only ${sink.taken()} emails have arrived`);
    await wait(100);
  }
  return (members * second) / (performance.now() - started);
}

async function isSomebodyDue({ db }: Database): Promise<boolean> {
  const now = new Date().toISOString();
  const digest = db.selectFrom('notification_mail').where('digest_due_at', '<=', now).select('user_id').limit(1);
  const alerts = db.selectFrom('search_alerts').where('due_at', '<=', now).select('user_id').limit(1);
  return (await digest.execute()).length + (await alerts.execute()).length > 0;
}

/** A mail server that counts what it takes. */
async function startSink() {
  let taken = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        setTimeout(() => {
          taken += 1;
          done();
        }, acceptedAfter);
      });
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
