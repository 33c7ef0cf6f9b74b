import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';

import { onlyOn } from '#server/testing/only-on.ts';
import type { Database } from '../database.ts';
import { openSqlite } from '../sqlite.ts';
import { createReadThread } from './read-thread.ts';

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardi-thread-'));
  database = openSqlite(folder, 5000);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Counts to a million, which takes a good part of a second. */
const long = {
  sql: 'with recursive n (i) as (select 1 union all select i + 1 from n where i < ?) select max(i) as most from n',
  parameters: [1_000_000],
};

onlyOn('sqlite', 'reads aside let others be answered meanwhile', async () => {
  const answered: string[] = [];
  const aside = database.aside.read(long).then((rows) => {
    answered.push('aside');
    return rows;
  });
  await database.read({ sql: 'select 1', parameters: [] });
  answered.push('request');
  expect(await aside).toEqual([{ most: 1_000_000 }]);
  expect(answered).toEqual(['request', 'aside']);
});

onlyOn('sqlite', 'reads aside see what was committed before, with the same functions, values and names', async () => {
  const added = { name: 'Ü', value: Buffer.from([0, 255]) };
  await database.write((trx) => sql`create table things (name text, value blob)`.execute(trx));
  await database.write((trx) => sql`insert into things values (${added.name}, ${added.value})`.execute(trx));
  const rows = await sql<{ name: string; value: Uint8Array }>`
      select lower_case(name) as name, value from things where value = ${added.value}`.execute(database.aside.db);
  expect(rows.rows.map(({ name, value }) => [name, [...value]])).toEqual([['ü', [0, 255]]]);
});

onlyOn(
  'sqlite',
  'many rows come whole and in order, those of other reads and of a failed one between them',
  async () => {
    const numbers = (most: number) =>
      database.aside.read<{ i: number }>({
        sql: 'with recursive n (i) as (select 1 union all select i + 1 from n where i < ?) select i from n',
        parameters: [most],
      });
    const counts = [1999, 1, 500, 2000, 501];
    const failed = expect(database.aside.read({ sql: 'select i from nowhere', parameters: [] })).rejects.toThrow(
      'no such',
    );
    const answers = await Promise.all(counts.map(numbers));
    await failed;
    for (const [index, count] of counts.entries()) {
      expect(answers[index]?.map(({ i }) => i)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    }
  },
);

onlyOn('sqlite', 'reads aside cannot write, and give errors with their code', async () => {
  await database.write((trx) => sql`create table things (name text)`.execute(trx));
  const change = sql`insert into things values ('a') returning name`.execute(database.aside.db);
  await expect(change).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
  await expect(database.aside.db.transaction().execute(() => Promise.resolve())).rejects.toThrow('only reads');
  await expect(sql`select name from nowhere`.execute(database.aside.db)).rejects.toThrow('no such table');
});

onlyOn('sqlite', 'reads aside are answered before the database is closed', async () => {
  const other = openSqlite(folder, 5000);
  const aside = other.aside.read(long);
  const many = other.aside.read({ sql: long.sql.replace('max(i) as most', 'i'), parameters: [3000] });
  await other.close();
  expect(await aside).toEqual([{ most: 1_000_000 }]);
  expect(await many).toHaveLength(3000);
});

onlyOn('sqlite', 'a thread that ends refuses what it was asked, not what the next one is asked', async () => {
  const file = join(folder, 'later.db');
  const thread = createReadThread({ file, patience: 5000 });
  const again = await thread.all('select 1 as one', []).catch(() => {
    new BetterSqlite3(file).close();
    return thread.all('select 2 as two', []);
  });
  expect(again).toEqual([{ two: 2 }]);
  await thread.close();
});
