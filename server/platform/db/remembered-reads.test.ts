import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { type Database, openDatabase } from './database.ts';
import { rememberReads } from './remembered-reads.ts';

const query = { sql: 'select name from seeds order by name', parameters: [] };

let database: TestDatabase;
/** Queries that reached the database. */
let asked: unknown[];
let remembering: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  asked = [];
  remembering = rememberReads({
    ...database,
    read: (question) => {
      asked.push(question.parameters);
      return database.read(question);
    },
  });
});
afterAll(() => database[Symbol.asyncDispose]());

function addSeed({ write }: Pick<Database, 'write'>, name: string) {
  return write((trx) => trx.insertInto('seeds').values({ name, created_at: '2026-01-01T00:00:00.000Z' }).execute());
}

const names = async () => (await remembering.read<{ name: string }>(query)).map(({ name }) => name);

onlyOn('sqlite', 'what was asked twice is answered from memory until something is written', async () => {
  await addSeed(remembering, 'a');
  const before = asked.length;
  for (const expected of [1, 2, 2, 2]) {
    expect(await names()).toEqual(['a']);
    expect(asked.length - before).toBe(expected);
  }
  await addSeed(remembering, 'b');
  expect(await names()).toEqual(['a', 'b']);
  expect(asked.length - before).toBe(3);
});

onlyOn('sqlite', 'another program on the same file counts, too', async () => {
  const before = await names();
  expect([await names(), await names()]).toEqual([before, before]);
  const other = openDatabase(database.location);
  try {
    await addSeed(other, 'z');
    expect(await names()).toEqual([...before, 'z']);
  } finally {
    await other.close();
  }
});

onlyOn('sqlite', 'other values are another question, also where they read alike', async () => {
  const typeOf = async (value: unknown) =>
    (await remembering.read<{ type: string }>({ sql: 'select typeof(?) as type', parameters: [value] }))[0]?.type;
  for (let time = 0; time < 3; time += 1) {
    expect([await typeOf('1'), await typeOf(1), await typeOf(null), await typeOf('null')]).toEqual([
      'text',
      'real',
      'null',
      'text',
    ]);
  }
});

onlyOn('sqlite', 'a list is its reader’s own; the rows in it are shared and cannot be changed', async () => {
  for (let time = 0; time < 2; time += 1) await names();
  const rows = await remembering.read<{ name: string }>(query);
  const [row] = rows;
  rows.length = 0;
  expect(await names()).not.toEqual([]);
  expect(() => Object.assign(row ?? {}, { name: 'changed' })).toThrow(TypeError);
});

onlyOn('sqlite', 'long answers and old ones make room', async () => {
  const numbers = (count: number) => ({
    sql: 'with recursive n (i) as (select 1 union all select i + 1 from n where i < ?) select i from n',
    parameters: [count],
  });
  const before = asked.length;
  for (const count of [102, 102, 102, 101, 101, 101])
    expect(await remembering.read(numbers(count))).toHaveLength(count);
  expect(asked.length - before).toBe(3 + 2);
  for (let count = 0; count < 500; count += 1) {
    await remembering.read({ sql: 'select ? as other', parameters: [count] });
  }
  const after = asked.length;
  await remembering.read(numbers(101));
  expect(asked.length - after).toBe(1);
});

onlyOn('postgres', 'nothing is kept: another server may have written', async () => {
  expect(rememberReads(database)).toBe(database);
  const before = await names();
  await addSeed(database, 'a');
  expect(await names()).toEqual([...before, 'a']);
});

test('simultaneous readers get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, names));
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1);
});
