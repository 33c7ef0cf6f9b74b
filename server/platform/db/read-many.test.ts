import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createTestApp } from '#server/testing/app.ts';
import { numbersTo } from '#server/testing/many-rows.ts';
import { readMany } from './read-many.ts';

test.each([0, 1, 499, 500, 501, 1700])('%i rows come whole and in their order', async (count) => {
  await using app = await createTestApp();
  const { database } = app.deps;
  await sql`insert into changes (kind, item_id, field, new_value, by_role, created_at)
    select 'company', 1, 'valuation', i, 'owner', '2026-01-01T00:00:00.000Z'
    from ${numbersTo(database, 1700)} as numbers`.execute(database.db);
  const rows = await readMany(
    database,
    database.db.selectFrom('changes').select('new_value').orderBy('id', 'desc').limit(count),
  );
  expect(rows.map(({ new_value }) => Number(new_value))).toEqual(Array.from({ length: count }, (_, i) => 1700 - i));
});
