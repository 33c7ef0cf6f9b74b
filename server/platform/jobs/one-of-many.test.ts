import { expect, test } from 'vitest';

import { DatabaseUnavailable } from '#server/platform/db/errors.ts';
import { createTestApp } from '#server/testing/app.ts';
import { eachOfMany, oneOfMany } from './one-of-many.ts';
import { Stopped } from './stoppable.ts';

test('a failure is logged with what it is about, and moved past; the next one has its turn', async () => {
  const logged: string[] = [];
  await using app = await createTestApp({ logTo: { write: (line) => void logged.push(line) } });
  const moved: string[] = [];
  const tell = (name: string, work: () => Promise<void>) =>
    oneOfMany(app.deps, { digest: name }, work, async () => void moved.push(name));
  const done = [
    await tell('first', () => Promise.reject(new Error('No words'))),
    await tell('second', () => Promise.resolve()),
  ];
  expect(done).toEqual([false, true]);
  expect(moved).toEqual(['first']);
  const failures = logged.filter((line) => line.includes('No words'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('"digest":"first"');
});

test('what would fail for all of them is thrown, and moves none of them', async () => {
  await using app = await createTestApp();
  const moved: unknown[] = [];
  for (const error of [
    new Stopped('The program is ending'),
    new DatabaseUnavailable('away', new Error('It does not answer')),
  ]) {
    const work = oneOfMany(
      app.deps,
      {},
      () => Promise.reject(error),
      async () => void moved.push(error),
    );
    await expect(work).rejects.toBe(error);
  }
  expect(moved).toEqual([]);
});

test('items have steps together; where one fails, only the item at fault is moved on', async () => {
  const logged: string[] = [];
  await using app = await createTestApp({ logTo: { write: (line) => void logged.push(line) } });
  const steps: (readonly number[])[] = [];
  const moved: number[] = [];
  await eachOfMany(app.deps, [1, 2, 3, 4, 5, 6, 7], {
    about: (item) => ({ digest: item }),
    together: 3,
    atOnce: 1,
    work: async (items) => {
      steps.push(items);
      if (items.includes(5)) throw new Error('No words');
    },
    moveOn: async (_trx, item) => void moved.push(item),
  });
  expect(steps).toEqual([[1, 2, 3], [4, 5, 6], [4], [5], [6], [7]]);
  expect(moved).toEqual([5]);
  const failures = logged.filter((line) => line.includes('No words'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('"digest":5');
});

test('what would fail for all ends the steps, and moves none of their items', async () => {
  await using app = await createTestApp();
  const steps: (readonly number[])[] = [];
  const moved: number[] = [];
  const stopped = new Stopped('The program is ending');
  const work = eachOfMany(app.deps, [1, 2, 3, 4], {
    about: () => ({}),
    together: 2,
    atOnce: 1,
    work: async (items) => {
      steps.push(items);
      throw stopped;
    },
    moveOn: async (_trx, item) => void moved.push(item),
  });
  await expect(work).rejects.toBe(stopped);
  expect(steps).toEqual([[1, 2]]);
  expect(moved).toEqual([]);
});
