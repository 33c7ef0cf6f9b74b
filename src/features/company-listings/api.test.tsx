import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { useListingCompany } from './api.ts';
import { useNameCompany } from './name-api.ts';

test('choices in a row reach the server one after the other, and the last one counts', async () => {
  let named: number | null = null;
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET' } = init;
    const id = Number(/companies\/(\d+)/.exec(path)?.[1]);
    if (method !== 'GET') {
      asked.push(`${method} ${id}`);
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (method === 'PUT') named = id;
      else if (named === id) named = null;
      return Response.json({ isLinked: method === 'PUT' });
    }
    const company = named === null ? null : { id: named, name: 'Brinewell', path: `/network/companies/${named}` };
    return Response.json({ company, choices: [] });
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ shown: useListingCompany(7).data, change: useNameCompany(7).mutate }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.shown?.company).toBeNull());
  act(() => {
    result.current.change(3);
    result.current.change(4);
    result.current.change(null);
  });
  for (const choice of ['PUT 3', 'PUT 4', 'DELETE 4']) {
    await waitFor(() => expect(asked.at(-1)).toBe(choice));
    waiting.shift()?.();
  }
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect([asked, named]).toEqual([['PUT 3', 'PUT 4', 'DELETE 4'], null]);
});
