import { expect, test } from 'vitest';

import { followStream } from './follow-stream.ts';

/** Streams that a server offers one after the other: pieces that end or break, or no stream at all. */
type Offer = readonly string[] | 'breaks' | 'fails' | 'refused';

async function follow(...offers: Offer[]) {
  const log: string[] = [];
  const waits: number[] = [];
  const left = [...offers];
  async function* piecesOf(offer: readonly string[] | 'breaks') {
    if (offer === 'breaks') throw new Error('cut off');
    yield* offer;
  }
  const outcome = await followStream({
    async connect(lastId) {
      const offer = left.shift() ?? 'refused';
      log.push(`after ${lastId}`);
      if (offer === 'fails') throw new Error('away');
      return offer === 'refused' ? offer : piecesOf(offer);
    },
    onEvent: ({ data }) => log.push(`event ${data}`),
    onUp: (isUp) => log.push(isUp ? 'up' : 'down'),
    wait: async (milliseconds) => void waits.push(milliseconds),
    isOver: () => waits.length > 20,
    lastId: null,
  });
  return { log, waits, outcome };
}

test('it comes back after the last id, is not down for that, and ends when it is refused', async () => {
  const { log, waits, outcome } = await follow(['id: 1-1\n\n', 'id: 1-2\ndata: one\n\ndata: half'], ['data: two\n\n']);
  const firstStream = ['after null', 'up', 'event null', 'event one'];
  expect(log).toEqual([...firstStream, 'after 1-2', 'up', 'event two', 'after 1-2', 'down']);
  expect(outcome).toBe('refused');
  expect(Math.max(...waits)).toBeLessThanOrEqual(1000);
});

test('without an answer it is down, and waits longer from time to time, but not for ever', async () => {
  const { log, waits } = await follow(
    ...Array.from({ length: 20 }, (_, index) => (index % 2 ? 'breaks' : 'fails') as Offer),
  );
  expect(new Set(log.filter((line) => !line.startsWith('after')))).toEqual(new Set(['down']));
  expect(waits[0]).toBeLessThanOrEqual(2000);
  expect(waits[8]).toBeGreaterThan(10_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
});
