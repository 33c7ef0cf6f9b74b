import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from '#src/lib/api-error.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { useBulkAction } from './use-bulk-action.ts';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ code: 'conflict', message }), 'refused');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function run(refusals: Record<string, Error>) {
  const asked: string[] = [];
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const { result } = renderHook(() => useBulkAction<string>('/api/things'), { wrapper });
  await act(() =>
    result.current.run({
      rows: ['a', 'b', 'c', 'd'],
      act: async (row) => {
        asked.push(row);
        const refused = refusals[row];
        if (refused) throw refused;
      },
      done: (count) => `Changed ${count}`,
    }),
  );
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['/api/things'] });
  return { asked, failures: result.current.failures };
}

const lastToast = () => useToasts.getState().current?.title;

it('continues after a refusal and keeps its message', async () => {
  const { asked, failures } = await run({ b: refusal(409, 'This is the last one.') });
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  expect(failures).toEqual([{ row: 'b', reason: 'This is the last one.' }]);
  expect(lastToast()).toBe('Changed 3');
});

it('stops if nothing more can be done: the rest is refused for the same reason', async () => {
  const reason = 'Too many requests. Please wait a moment.';
  const { asked, failures } = await run({ b: refusal(429, reason) });
  expect(asked).toEqual(['a', 'b']);
  expect(failures.map(({ row }) => row)).toEqual(['b', 'c', 'd']);
  expect(failures.every((failure) => failure.reason === reason)).toBe(true);
  expect(lastToast()).toBe('Changed 1');
});

it('stops if the server does not answer', async () => {
  const { asked, failures } = await run({ a: new TypeError('Failed to fetch') });
  expect(asked).toEqual(['a']);
  expect(failures).toHaveLength(4);
});
