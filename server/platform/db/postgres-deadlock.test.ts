import { sql } from 'kysely';
import { expect } from 'vitest';

import { openTestDatabase } from '#server/testing/database.ts';
import { onlyOn } from '#server/testing/only-on.ts';

onlyOn('postgres', 'of two transactions that wait for each other, the one that is undone is made again', async () => {
  await using database = await openTestDatabase();
  await sql`create table pairs (id int primary key, count int not null)`.execute(database.db);
  await sql`insert into pairs values (1, 0), (2, 0)`.execute(database.db);
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let tries = 0;
  const change = (own: 0 | 1) =>
    database.write(async (trx) => {
      tries += 1;
      const count = (id: number) => sql`update pairs set count = count + 1 where id = ${id}`.execute(trx);
      await count(own + 1);
      held[own].resolve();
      // Each holds a row that the other is about to ask for.
      await held[own === 0 ? 1 : 0].promise;
      await count(2 - own);
    });
  await Promise.all([change(0), change(1)]);
  const { rows } = await sql<{ count: number }>`select count from pairs order by id`.execute(database.db);
  expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
  expect(tries).toBeGreaterThan(2);
});
