import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';

import { type Database, openDatabase } from '#server/platform/db/database.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { createTestApp } from '../app.ts';
import { aCompany } from '../company-factory.ts';
import { makeLocation, openTestDatabase, type TestDatabase } from '../database.ts';
import { onlyOn } from '../only-on.ts';

/** What there is to see of a database, besides rows. */
const aspects = {
  relations: `select oid, relname, relkind, relpages, reltuples, relhastriggers, relacl, reloptions
    from pg_class where relnamespace = 'public'::regnamespace`,
  columns: `select attrelid, attnum, attname, atttypid, attnotnull, pg_get_expr(adbin, adrelid)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid >= 16384`,
  indexes: 'select indexrelid, indisvalid, indisready, pg_get_indexdef(indexrelid) from pg_index',
  constraints: 'select oid, convalidated, pg_get_constraintdef(oid) from pg_constraint',
  triggers: 'select oid, tgenabled, pg_get_triggerdef(oid) from pg_trigger',
  functions: 'select oid, prosrc from pg_proc where oid >= 16384',
  namespaces: 'select nspname from pg_namespace',
  statistics: 'select starelid, staattnum from pg_statistic',
  settings:
    'select setconfig from pg_db_role_setting join pg_database d on setdatabase = d.oid where datname = current_database()',
};

/** What there is to see of a connection. */
const aspectsOfSession = {
  settings: `select name, setting from pg_settings where source in ('client', 'session') and name !~ '^transaction_'`,
  // The program's own say the same in every test.
  statements: `select name from pg_prepared_statements where name !~ '^cardi_[0-9]+$'`,
  channels: 'select pg_listening_channels()',
  locks: `select locktype, mode from pg_locks where pid = pg_backend_pid() and locktype = 'advisory'`,
};

/** The lines of all these queries, each behind its name. */
async function linesOf(db: Kysely<Schema>, queries: Record<string, string>): Promise<string[]> {
  const parts = Object.entries(queries).map(([name, query]) => `select '${name}: ' || t as line from (${query}) t`);
  const { rows } = await sql.raw<{ line: string }>(parts.join(' union all ')).execute(db);
  return rows.map(({ line }) => line).toSorted((a, b) => (a < b ? -1 : 1));
}

async function contentOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select relname as name, case relkind when 'r' then '*' else 'last_value, is_called' end as columns
    from pg_class where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace`.execute(db);
  const contents = rows.map(({ name, columns }) => [name, `select ${columns} from "${name}"`] as const);
  return linesOf(db, { ...aspects, ...Object.fromEntries(contents) });
}

/** Of one connection for reads and one for writes. */
async function sessionsOf({ db, write }: Database): Promise<string[][]> {
  return [await linesOf(db, aspectsOfSession), await write((trx) => linesOf(trx, aspectsOfSession))];
}

async function nameOf({ db }: Database): Promise<string | undefined> {
  return (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;
}

/** Lets a test use a database; gives its name and the name of the one that the next test gets. */
async function usedAndNext(use: (database: TestDatabase) => Promise<unknown>): Promise<(string | undefined)[]> {
  const used = await openTestDatabase();
  const name = await nameOf(used);
  try {
    await use(used);
  } finally {
    await used[Symbol.asyncDispose]();
  }
  await using next = await openTestDatabase();
  return [name, await nameOf(next)];
}

/** Rows in many tables, others than at first in those that a migration fills, and a number used up without a row. */
async function leaveRows(database: TestDatabase): Promise<void> {
  await using app = await createTestApp({ database });
  const owner = await app.aUser();
  await app.aListing(owner);
  await aCompany(app.deps, { name: 'Salt Works' });
  await sql`update focus_areas set title = 'Other' where id = 1`.execute(database.db);
  await sql`delete from membership_plans`.execute(database.db);
  await sql`select nextval(pg_get_serial_sequence('events', 'id'))`.execute(database.db);
  await sql`select setval(pg_get_serial_sequence('technologies', 'id'), 900)`.execute(database.db);
}

/** What only this connection knows. */
async function leaveInSession(db: Kysely<Schema>): Promise<void> {
  for (const statement of [
    `set work_mem = '1MB'`,
    'set search_path = pg_catalog',
    'listen left_over',
    'select pg_advisory_lock(pg_backend_pid())',
  ]) {
    await sql.raw(statement).execute(db);
  }
}

onlyOn('postgres', 'a database is as new for the next test, and so are its connections', async () => {
  await using location = await makeLocation({ isMigrated: true });
  const untouched = openDatabase({ ...location, databaseTimeout: 60_000 }, 'requests');
  const content = await contentOf(untouched);
  const sessions = await sessionsOf(untouched);
  await untouched.close();
  const [used, next] = await usedAndNext(async (database) => {
    await leaveRows(database);
    expect(await contentOf(database)).not.toEqual(content);
    await Promise.all([database.db.connection().execute(leaveInSession), database.write(leaveInSession)]);
    const left = await sessionsOf(database);
    for (const [index, asNew] of sessions.entries()) expect(left[index]).not.toEqual(asNew);
  });
  expect(next).toBe(used);
  await using database = await openTestDatabase();
  expect(await nameOf(database)).toBe(used);
  expect(await contentOf(database)).toEqual(content);
  expect(await sessionsOf(database)).toEqual(sessions);
});

onlyOn('postgres', 'a database in which a test has changed more than rows is not used again', async () => {
  for (const statement of [
    'create table more (id int)',
    'drop table seeds',
    'alter table users add column more text',
    'alter table users alter column full_name set not null',
    `alter table users alter column full_name set default ''`,
    'alter table users drop constraint users_username_key_key',
    'alter table users disable trigger all',
    'create index more on users (full_name)',
    'drop index sessions_by_user',
    'create function more() returns int language sql return 1',
    'create temporary table more (id int)',
    'analyze focus_areas',
    'vacuum focus_areas',
    `do $$ begin execute 'alter database ' || current_database() || ' set work_mem = 64'; end $$`,
    // Its pages would remain, and with them other plans.
    `insert into seeds select repeat('x', 1000) || n, '' from generate_series(1, 90) n`,
  ]) {
    const [used, next] = await usedAndNext(({ db }) => sql.raw(statement).execute(db));
    expect(next, statement).not.toBe(used);
  }
});

onlyOn('postgres', 'a database to which somebody is still connected is not used again', async () => {
  let ended: Promise<unknown> = Promise.resolve();
  const [used, next] = await usedAndNext(async ({ location }) => {
    const other = new pg.Client({ connectionString: location.databaseUrl });
    ended = new Promise((resolve) => other.on('error', resolve));
    await other.connect();
    await other.query(`begin; insert into seeds values ('late', '')`);
  });
  expect(next).not.toBe(used);
  await ended;
});

onlyOn(
  'postgres',
  'the end of a test waits for what is under way in its database, and nothing comes after it',
  async () => {
    const used = await openTestDatabase();
    const isUnderWay = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const write = used.write(async (trx) => {
      isUnderWay.resolve();
      await mayEnd.promise;
      await sql`insert into seeds values ('late', '')`.execute(trx);
    });
    await isUnderWay.promise;
    const ended = used[Symbol.asyncDispose]();
    mayEnd.resolve();
    await Promise.all([write, ended]);
    await expect(used.write(leaveInSession)).rejects.toThrow();
    await expect(used.read(sql`select 1`.compile(used.db))).rejects.toThrow();
    await using next = await openTestDatabase();
    expect(await next.db.selectFrom('seeds').selectAll().execute()).toEqual([]);
  },
);
