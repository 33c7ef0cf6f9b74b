import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';

import { inTurn, share } from './in-turn.ts';

let time: number;
beforeEach(() => {
  time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

/** A listener in turn, the requests that have begun, and what lets others arrive. */
function aServer(work: (name: string) => void = () => {}) {
  const begun: string[] = [];
  const listener = inTurn((req) => {
    begun.push(req.url ?? '');
    work(req.url ?? '');
  });
  const arrive = (name: string, { hasLeft = false } = {}) =>
    listener({ url: name } as IncomingMessage, { destroyed: hasLeft } as ServerResponse);
  return { begun, arrive };
}

test('requests begin in the order of their arrival, many in one turn', async () => {
  const { begun, arrive } = aServer();
  for (const name of ['a', 'b', 'c']) arrive(name);
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('after long work, all else has its turn before the next request, and who asks meanwhile waits behind the others', async () => {
  const { begun, arrive } = aServer((name) => {
    time += share;
    if (name === 'a') arrive('again');
  });
  for (const name of ['a', 'b', 'c']) arrive(name);
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'again']]) {
    await nextTurn();
    expect(begun).toEqual(expected);
  }
});

test('what one request left to promises is done before the next one begins', async () => {
  const done: string[] = [];
  const { begun, arrive } = aServer((name) => {
    void Promise.resolve().then(() => done.push(`${name} after ${begun.length}`));
  });
  for (const name of ['a', 'b']) arrive(name);
  await nextTurn();
  expect(done).toEqual(['a after 1', 'b after 2']);
});

test('a caller who has left is passed over', async () => {
  const { begun, arrive } = aServer();
  arrive('gone', { hasLeft: true });
  arrive('here');
  await nextTurn();
  expect(begun).toEqual(['here']);
});
