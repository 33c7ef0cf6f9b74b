import { expect, test, vi } from 'vitest';

import { createLateSave, saveDelay } from './late-save.ts';

test('changes are saved together, a moment after the first; an urgent save is done at once', () => {
  vi.useFakeTimers();
  const save = vi.fn();
  const late = createLateSave(save);
  late.soon();
  vi.advanceTimersByTime(saveDelay - 1);
  late.soon();
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledTimes(1);
  late.soon();
  late.now();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('the state saved before all windows close is kept, unless a window stays open', () => {
  vi.useFakeTimers();
  const save = vi.fn();
  const late = createLateSave(save);
  late.freeze();
  late.freeze();
  late.soon();
  late.now();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledTimes(1);
  late.thaw();
  late.thaw();
  expect(save).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
