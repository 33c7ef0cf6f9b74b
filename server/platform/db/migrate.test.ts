import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { makeLocation } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

test('a migrated database stays unchanged', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  await migrate(database);
  const recorded = () => sql`select name, timestamp from kysely_migration order by name`.execute(database.db);
  const before = await recorded();
  expect(before.rows.length).toBeGreaterThan(0);
  await database.write((trx) =>
    trx.insertInto('seeds').values({ name: 'mine', created_at: '2026-01-01T00:00:00.000Z' }).execute(),
  );
  await migrate(database);
  expect((await recorded()).rows).toEqual(before.rows);
  expect(await database.db.selectFrom('seeds').select('name').execute()).toEqual([{ name: 'mine' }]);
  await database.close();
});

// On SQLite one thread cannot wait for itself: main.test.ts lets processes race.
onlyOn('postgres', 'of several that migrate at once, one does it and all can go on', async () => {
  await using location = await makeLocation();
  const databases = Array.from({ length: 4 }, () => openDatabase(location));
  await Promise.all(databases.map((database) => migrate(database)));
  for (const database of databases) {
    expect(await database.db.selectFrom('focus_areas').select('id').execute()).toHaveLength(6);
    await database.close();
  }
});

test('a failed migration changes nothing', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  // A table that is in the way of the first migration, after it has made others.
  await sql`create table listings (id integer)`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow(/listings.*already exists/);
  const tables = await database.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).toEqual(['listings']);
  await sql`drop table listings`.execute(database.db);
  await migrate(database);
  await database.close();
});

onlyOn('sqlite', 'SQLite keeps its promises: WAL, foreign keys, a sound file', async () => {
  await using location = await makeLocation();
  const database = openDatabase(location);
  await migrate(database);
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(database.db)).rows[0] ?? {})[0] as unknown;
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('foreign_keys')).toBe(1);
  // 1: NORMAL. The log is flushed by wal-sync before a write is acknowledged.
  expect(await pragma('synchronous')).toBe(1);
  expect(await pragma('integrity_check')).toBe('ok');
  await expect(
    database.read({ sql: "insert into seeds values ('x', 'y') returning name", parameters: [] }),
  ).rejects.toThrow(/readonly/);
  await database.close();
});
