import { expect, test } from 'vitest';

import { HttpError } from '#server/platform/http/http-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('R11: if more sign-ins arrive than can be checked in time, the last are refused and the others are correct', async () => {
  const stored = await hashPassword('Tidal-Power-7');
  // Waits until the hash that the module itself computes is done.
  await verifyPassword(undefined, 'Tidal-Power-7');
  const checks = await Promise.allSettled(
    Array.from({ length: 260 }, (_, number) => verifyPassword(stored, number % 2 ? 'Tidal-Power-7' : 'Wrong-Power-7')),
  );
  const right = checks.map((check) => (check.status === 'fulfilled' ? check.value : null));
  const taken = right.filter((one) => one !== null).length;
  expect(taken).toBe(202);
  expect(right.slice(0, taken)).toEqual(Array.from({ length: taken }, (_, number) => number % 2 === 1));
  for (const check of checks.slice(taken)) {
    expect(check.status === 'rejected' && check.reason instanceof HttpError && check.reason.status).toBe(503);
  }
  expect(await verifyPassword(stored, 'Tidal-Power-7'), 'the next one is checked').toBe(true);
});
