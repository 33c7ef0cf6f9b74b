import { expect, test } from 'vitest';

import { shareAsks } from './shared-asks.ts';

/** A question whose answers are given by hand. */
function byHand() {
  const asked: PromiseWithResolvers<number>[] = [];
  const ask = () => {
    const one = Promise.withResolvers<number>();
    asked.push(one);
    return one.promise;
  };
  return { asked, ask: shareAsks(ask) };
}

test('whoever asks while an answer is under way shares the next one', async () => {
  const { asked, ask } = byHand();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  const late = ask();
  asked[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.resolve(3);
  expect(await late).toBe(3);
  const alone = ask();
  asked[3]?.resolve(4);
  expect(await alone).toBe(4);
});

test('a failure is told to those who asked, and the next question is asked anew', async () => {
  const { asked, ask } = byHand();
  const [first, second] = [ask(), ask()];
  asked[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve(2);
  expect(await second).toBe(2);
});
