import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { createDrawingQueue } from './drawing-queue.ts';

/** Counts the turns of the event loop until `end`. */
function countTurns() {
  let turn = 0;
  const counting = new AbortController();
  const count = async () => {
    while (!counting.signal.aborted) {
      await nextTurn();
      turn += 1;
    }
  };
  void count();
  return { now: () => turn, end: () => counting.abort() };
}

test('drawings that are asked for together begin in different turns, in their order', async () => {
  const turns = countTurns();
  const drawInTurn = createDrawingQueue({ atOnce: 4, waiting: 16 });
  const begun: { name: number; turn: number }[] = [];
  for (const name of [1, 2, 3]) {
    void drawInTurn(async () => {
      begun.push({ name, turn: turns.now() });
    });
  }
  await expect.poll(() => begun.length).toBe(3);
  turns.end();
  expect(begun.map(({ name }) => name)).toEqual([1, 2, 3]);
  expect(new Set(begun.map(({ turn }) => turn)).size).toBe(3);
});

test('so many run at once, so many wait, and the others are refused', async () => {
  const drawInTurn = createDrawingQueue({ atOnce: 2, waiting: 1 });
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const draw = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
    return 'drawn';
  };
  const first = drawInTurn(draw);
  await nextTurn();
  const second = drawInTurn(draw);
  await nextTurn();
  const third = drawInTurn(draw);
  expect(drawInTurn(draw)).toBeNull();
  gate.resolve();
  expect(await Promise.all([first, second, third])).toEqual(['drawn', 'drawn', 'drawn']);
  expect(most).toBe(2);
});

test('one that fails tells whoever asked, and the next ones go on', async () => {
  const drawInTurn = createDrawingQueue({ atOnce: 1, waiting: 4 });
  const failing = drawInTurn(() => Promise.reject(new Error('no page')));
  const next = drawInTurn(async () => 'drawn');
  await expect(failing).rejects.toThrow('no page');
  expect(await next).toBe('drawn');
});
