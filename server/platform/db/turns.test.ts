import { expect, test } from 'vitest';

import { DatabaseUnavailable } from './errors.ts';
import { createTurns } from './turns.ts';

test('R5: writers of the same row take turns, others are not delayed', async () => {
  const inTurn = createTurns(60_000);
  const held = Promise.withResolvers<void>();
  const seen: string[] = [];
  const first = inTurn('event:1', async () => {
    await held.promise;
    seen.push('first');
  });
  const behind = [2, 3, 4].map((number) => inTurn('event:1', async () => void seen.push(`number ${number}`)));
  await inTurn('event:2', async () => void seen.push('another'));
  held.resolve();
  await Promise.all([first, ...behind]);
  expect(seen).toEqual(['another', 'first', 'number 2', 'number 3', 'number 4']);
  expect(await inTurn('event:1', async () => 'again')).toBe('again');
});

test('R5: after a failure the next one runs; without a database everyone in line gets an error', async () => {
  const inTurn = createTurns(60_000);
  const refused = inTurn('event:1', () => Promise.reject(new Error('no such event')));
  const next = inTurn('event:1', async () => 'done');
  await expect(refused).rejects.toThrow('no such event');
  expect(await next).toBe('done');
  const away = new DatabaseUnavailable('away', new Error('gone'));
  const all = await Promise.allSettled([
    inTurn('event:1', () => Promise.reject(away)),
    inTurn('event:1', async () => 'never'),
    inTurn('event:1', async () => 'never'),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await inTurn('event:1', async () => 'back')).toBe('back');
});

test('R5: the wait has a limit', async () => {
  const inTurn = createTurns(20);
  const held = Promise.withResolvers<void>();
  const first = inTurn('event:1', () => held.promise);
  await expect(inTurn('event:1', async () => 'late')).rejects.toThrow(DatabaseUnavailable);
  held.resolve();
  await first;
});
