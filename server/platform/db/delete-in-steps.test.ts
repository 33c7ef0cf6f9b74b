import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { deleteInSteps, deleteWithin } from './delete-in-steps.ts';

const ofDay = (day: string) => sql<boolean>`day = ${day}`;

/** Views of two days, 1,201 of the first. */
async function withViews(database: TestDatabase): Promise<void> {
  const views = (day: string, count: number) =>
    Array.from({ length: count }, (_, id) => ({ kind: 'listing' as const, item_id: id + 1, viewer: day, day }));
  for (const rows of [views('2026-01-01', 1201), views('2026-01-02', 3)]) {
    await database.write((trx) => trx.insertInto('views').values(rows).execute());
  }
}

async function daysLeft({ db }: TestDatabase): Promise<string[]> {
  const rows = await db.selectFrom('views').select('day').distinct().orderBy('day').execute();
  return rows.map(({ day }) => day);
}

test('all rows that meet the condition are deleted, and no others', async () => {
  await using database = await openTestDatabase();
  await withViews(database);
  await deleteInSteps(database, 'views', ofDay('2026-01-01'));
  expect(await daysLeft(database)).toEqual(['2026-01-02']);
});

test('within a transaction as well, and others are answered meanwhile on the thread that deletes', async () => {
  await using database = await openTestDatabase();
  await withViews(database);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await database.write(async (trx) => {
    turns = 0;
    await deleteWithin(database, trx, 'views', ofDay('2026-01-01'));
    expect(turns).toBeGreaterThan(0);
  });
  isOver = true;
  expect(await daysLeft(database)).toEqual(['2026-01-02']);
});

test('when the transaction fails, everything is still there', async () => {
  await using database = await openTestDatabase();
  await withViews(database);
  const failing = database.write(async (trx) => {
    await deleteWithin(database, trx, 'views', ofDay('2026-01-01'));
    throw new Error('no luck');
  });
  await expect(failing).rejects.toThrow('no luck');
  expect(await daysLeft(database)).toEqual(['2026-01-01', '2026-01-02']);
});
