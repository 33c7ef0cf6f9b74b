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
/** Counts what is written here: on PostgreSQL other tests write in the same cluster, which changes the real state. */
let written = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  asked = [];
  remembering = rememberReads({
    ...database,
    stateOfData: async () => written,
    read: (question) => {
      asked.push(question.parameters);
      return database.read(question);
    },
  });
});
afterAll(() => database[Symbol.asyncDispose]());

async function addSeed({ write }: Pick<Database, 'write'>, name: string) {
  await write((trx) => trx.insertInto('seeds').values({ name, created_at: '2026-01-01T00:00:00.000Z' }).execute());
  written += 1;
}

const names = async () => (await remembering.read<{ name: string }>(query)).map(({ name }) => name);

test('what was asked twice is answered from memory until something is written', async () => {
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

test('another program on the same database counts, too', async () => {
  const { read } = rememberReads(database);
  const all = async () => (await read<{ name: string }>(query)).map(({ name }) => name);
  const before = await all();
  expect([await all(), await all()]).toEqual([before, before]);
  const other = openDatabase(database.location);
  try {
    for (const name of ['x', 'y', 'z']) {
      await addSeed(other, name);
      expect((await all()).at(-1)).toBe(name);
    }
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

test('a list is its reader’s own; the rows in it are shared and cannot be changed', async () => {
  for (let time = 0; time < 2; time += 1) await names();
  const rows = await remembering.read<{ name: string }>(query);
  const [row] = rows;
  rows.length = 0;
  expect(await names()).not.toEqual([]);
  expect(() => Object.assign(row ?? {}, { name: 'changed' })).toThrow(TypeError);
});

const numbers = (count: number) => ({
  sql: 'with recursive n (i) as (select 1 union all select i + 1 from n where i < cast(? as integer)) select i from n',
  parameters: [count],
});
const numbered = ({ sql, parameters }: ReturnType<typeof numbers>) => ({
  sql: database.dialect === 'sqlite' ? sql : sql.replace('?', '$1'),
  parameters,
});

test('long answers are not kept', async () => {
  const before = asked.length;
  for (const count of [102, 102, 102, 101, 101, 101])
    expect(await remembering.read(numbered(numbers(count)))).toHaveLength(count);
  expect(asked.length - before).toBe(3 + 2);
});

test('what is used stays, however many others are asked once or twice', async () => {
  const busy = numbered(numbers(99));
  for (let time = 0; time < 2; time += 1) await remembering.read(busy);
  const before = asked.length;
  for (let count = 0; count < 3000; count += 1) {
    const other = numbered({ ...numbers(1), parameters: [-count] });
    for (let time = 0; time < (count < 1000 ? 2 : 1); time += 1) await remembering.read(other);
    if (count % 100 === 0) await remembering.read(busy);
  }
  expect(asked.length - before).toBe(1000 * 2 + 2000);
});

test('simultaneous readers get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, names));
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1);
});
