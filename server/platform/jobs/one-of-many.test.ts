import { expect, test } from 'vitest';

import { DatabaseUnavailable } from '#server/platform/db/errors.ts';
import { createTestApp } from '#server/testing/app.ts';
import { oneOfMany } from './one-of-many.ts';
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
