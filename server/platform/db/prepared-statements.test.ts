import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';

import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { prepare } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const named = prepare<{ name: string }, { name: string }>((db, param) =>
  db.selectFrom('seeds').where('name', '=', param('name')).select('name'),
);

const statements = async () =>
  (
    await database.read<{ runs: number }>({
      sql: `select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%"seeds"%'`,
      parameters: [],
    })
  ).map(({ runs }) => runs);

onlyOn('postgres', 'a fixed query is parsed once for a connection', async () => {
  for (let time = 0; time < 3; time += 1) await named(database, { name: 'nothing' });
  expect(await statements()).toEqual([3]);
});

onlyOn('postgres', 'a statement that the server has dropped is parsed anew', async () => {
  await named(database, { name: 'nothing' });
  await database.read({ sql: 'deallocate all', parameters: [] });
  await database.write((trx) =>
    trx.insertInto('seeds').values({ name: 'a', created_at: '2026-01-01T00:00:00.000Z' }).execute(),
  );
  expect(await named(database, { name: 'a' })).toEqual([{ name: 'a' }]);
  expect(await named(database, { name: 'a' })).toEqual([{ name: 'a' }]);
});

onlyOn('postgres', 'so is one whose result a migration has changed', async () => {
  const all = prepare<object, object>((db) => db.selectFrom('seeds').selectAll());
  await all(database, {});
  await database.write((trx) => sql`alter table seeds add column more text`.execute(trx));
  expect(Object.keys((await all(database, {}))[0] ?? {})).toContain('more');
  expect(Object.keys((await all(database, {}))[0] ?? {})).toContain('more');
});
