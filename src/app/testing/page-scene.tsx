import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod';

import { getFormStamp } from '#contract/human-check.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { queryClient } from '#src/lib/query-client.ts';
import { useToasts } from '#src/stores/toasts.ts';

/** A request as the server sees it. */
interface Asked {
  url: URL;
  params: Record<string, string>;
  body: unknown;
}

/** How the server of a test answers calls of one endpoint. */
export interface Answer {
  endpoint: Endpoint;
  answer: (asked: Asked) => Response | Promise<Response>;
}

/** An answer with data, which the contract's schema has to accept. */
export function answers<E extends Endpoint>(
  endpoint: E,
  data: z.input<E['response']> | ((asked: Asked) => z.input<E['response']>),
): Answer {
  const given = typeof data === 'function' ? (data as (asked: Asked) => z.input<E['response']>) : () => data;
  return {
    endpoint,
    answer: (asked) => {
      const json = given(asked);
      endpoint.response.parse(json);
      return Response.json(json, { status: endpoint.status ?? 200 });
    },
  };
}

/** An answer that waits until `release` is called. */
export function held({ endpoint, answer }: Answer): Answer & { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { endpoint, answer: async (asked) => (await promise, answer(asked)), release: resolve };
}

/** A refusal in the form that the server has for all of them. */
export function refuses(endpoint: Endpoint, status: number, fields?: Record<string, string>): Answer {
  const code = status === 404 ? 'not_found' : status < 500 ? 'invalid_input' : 'internal';
  return { endpoint, answer: () => Response.json({ code, message: 'No.', ...(fields && { fields }) }, { status }) };
}

/** No JSON and no text: what a broken proxy answers. */
export function breaks(endpoint: Endpoint, status = 500): Answer {
  return { endpoint, answer: () => new Response('', { status }) };
}

/**
 * The whole renderer at an address, signed out, with a server that gives these answers; calls that none of them is for
 * get 404. `change` replaces all answers from then on. `at` tells the address, and `back` is the browser's button.
 */
export async function showPage(address: string, ...given: Answer[]) {
  let current = given;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    for (const { endpoint, answer } of [...current, stamp]) {
      const params = init.method === endpoint.method && matched(endpoint.path, url.pathname);
      if (params)
        return answer({ url, params, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    }
    return Response.json({ code: 'not_found', message: 'There is no such record.' }, { status: 404 });
  });
  // Nothing moves: jsdom cannot.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('scrollTo', () => undefined);
  queryClient.clear();
  useToasts.setState({ current: null });
  // The secrets of mailed links are read from the window's own address.
  window.history.replaceState(null, '', address);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  // The shell asks for the colour scheme while it is loaded.
  const { routes } = await import('../routes.tsx');
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await codeLoaded(router);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} useTransitions={false} />
    </QueryClientProvider>,
  );
  const main = within(await screen.findByRole('main'));
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  const back = () => act(() => router.navigate(-1));
  return { main, at, back, change: (...next: Answer[]) => void (current = next) };
}

/** Waits until all calls have been answered and shown: what is not on the screen then, stays away. */
export async function settled(): Promise<void> {
  do {
    await waitFor(() => {
      if (queryClient.isFetching() > 0) throw new Error('Calls are under way');
    });
    // Those who show an answer are told of it a turn later.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  } while (queryClient.isFetching() > 0);
}

/** What forms that anyone may send ask for first. */
const stamp = answers(getFormStamp, { stamp: 'stamp', readyInMs: 0 });

/** Waits for the code of the first page, however long that takes on a busy machine. */
function codeLoaded(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
}

/** The parameters of a path, `undefined` where it is another one. */
function matched(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => `(?<${name}>[^/]+)`);
  const found = new RegExp(`^${source}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

/** jsdom has none. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
