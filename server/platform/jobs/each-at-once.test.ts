import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { eachAtOnce } from './each-at-once.ts';

test('every item is done once, so many at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await eachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    done.push(item);
    running -= 1;
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
  await eachAtOnce([], 3, () => Promise.reject(new Error('nothing to do')));
});

test('after a failure those under way end, and no other begins', async () => {
  const ended: number[] = [];
  const work = eachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    if (item === 1) throw new Error('the first');
    await setImmediate();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('the first');
  expect(ended).toEqual([2]);
});
