import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';

import type { Question, QuestionSummary } from '#contract/deep-research-questions.ts';
import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { OwnTool } from '../components/own-tool.tsx';

type Answer = Response | Promise<Response>;

interface Scene {
  at?: string;
  items?: QuestionSummary[];
  left?: number | null;
  /** What the server knows of the opened question; `null` for none. */
  question?: Question | null;
  /** Answers to calls by `METHOD path`, in place of the usual ones. */
  calls?: Record<string, () => Answer>;
}

const base = '/api/deep-research/questions';

/** The tool with a server that answers as the contract says. */
export function show({ at = '/', items = [], left = null, question = null, calls = {} }: Scene) {
  const usual: Record<string, () => Answer> = {
    [`GET ${base}`]: () => Response.json({ items, models: [], left }),
    'GET /api/focus-areas': () => Response.json(builtInFocusAreas),
    [`GET ${base}/12`]: () => (question ? Response.json(question) : missing()),
  };
  const fetched = vi.fn(async (path: string, { method = 'GET' }: RequestInit) => {
    const answer = calls[`${method} ${path}`] ?? usual[`${method} ${path}`];
    return answer ? answer() : missing();
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('ResizeObserver', Observer);
  const router = createMemoryRouter([{ path: '*', Component: OwnTool }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const sent = (method: string) =>
    fetched.mock.calls.filter(([, init]) => init.method === method).map(([path, { body }]) => [path, body ?? null]);
  return { sent, address: () => router.state.location.search };
}

/** jsdom has none, and Ant Design's text area wants one. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function missing(): Response {
  return Response.json({ code: 'not_found', message: 'There is no such question' }, { status: 404 });
}

/** A stream of server-sent events that a test feeds. */
export function openStream() {
  const encoder = new TextEncoder();
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      feed = controller;
    },
  });
  return {
    answer: () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (question: Question) => feed?.enqueue(encoder.encode(`data: ${JSON.stringify(question)}\n\n`)),
    breakOff: () => feed?.error(new TypeError('network error')),
  };
}
