import { sql } from 'kysely';
import { expect } from 'vitest';

import { makeLocation } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';
import { openDatabase } from './database.ts';

onlyOn('postgres', 'the connections of requests are open before the first one, and all are free', async () => {
  await using stack = new AsyncDisposableStack();
  const location = stack.use(await makeLocation());
  const database = openDatabase(location, 'requests');
  stack.defer(() => database.close());
  await database.connect?.();
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'cardi'`.execute(database.db);
  expect(rows).toEqual([{ count: 10 }]);
  expect(database.pools().map(({ inUse }) => inUse)).toEqual([0, 0]);
});
