import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { ApiError } from '#src/lib/api-error.ts';
import { useRecord } from './use-record.ts';

let client: QueryClient;
let answer: () => Promise<string>;

const query = (id: string) => ({ queryKey: ['/api/things', id] as const, queryFn: () => answer(), retry: false });

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={['/things/7']}>
      <Routes>
        <Route path="/things/:id" element={children} />
      </Routes>
    </MemoryRouter>
  </QueryClientProvider>
);

const failure = new ApiError(503, '', 'refused');

beforeEach(() => {
  client = new QueryClient();
});
it('is not fresh while it is only cached, and a failure to load it is told', async () => {
  client.setQueryData(['/api/things', '7'], 'cached');
  answer = () => Promise.reject(failure);
  const { result } = renderHook(() => useRecord(query), { wrapper });
  expect(result.current).toMatchObject({ id: '7', data: 'cached', isFresh: false, error: null });
  await waitFor(() => expect(result.current.error).toBe(failure));
  expect(result.current.isFresh).toBe(false);
  answer = () => Promise.resolve('new');
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current).toMatchObject({ data: 'new', isFresh: true, error: null }));
});

it('stays fresh when it cannot be loaded once more, so that an open form stays', async () => {
  answer = () => Promise.resolve('new');
  const { result } = renderHook(() => useRecord(query), { wrapper });
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  answer = () => Promise.reject(failure);
  await act(() => result.current.refetch());
  await waitFor(() => expect(client.getQueryState(['/api/things', '7'])?.status).toBe('error'));
  expect(result.current).toMatchObject({ data: 'new', isFresh: true, error: null, isMissing: false });
});

it('is missing when it is gone meanwhile', async () => {
  answer = () => Promise.resolve('new');
  const { result } = renderHook(() => useRecord(query), { wrapper });
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  answer = () => Promise.reject(new ApiError(404, '', 'gone'));
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.isMissing).toBe(true));
});
