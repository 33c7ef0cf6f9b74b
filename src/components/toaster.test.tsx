import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toast, useToasts } from '#src/stores/toasts.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ current: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('one toast is shown at a time, for five seconds from when it came', () => {
  render(<Toaster />);
  act(() => toast({ title: 'First', description: 'The older one.' }));
  wait(3000);
  expect(shown()).toEqual(['FirstThe older one.']);
  act(() => toast({ title: 'Second' }));
  expect(shown()).toEqual(['Second']);
  wait(4900);
  expect(shown()).toEqual(['Second']);
  wait(200);
  expect(shown()).toEqual([]);
});
