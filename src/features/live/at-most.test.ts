import { expect, test, vi } from 'vitest';

import { atMostEach } from './at-most.ts';

test('a value is passed on at once, and however often it comes, once in each interval', () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const note = atMostEach<string>(1000, (value) => seen.push(value));
  for (let count = 0; count < 50; count += 1) note('a');
  note('b');
  expect(seen).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['a', 'b', 'a']);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['a', 'b', 'a']);
  note('a');
  expect(seen).toEqual(['a', 'b', 'a', 'a']);
  vi.useRealTimers();
});
