import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useToasts } from '#src/stores/toasts.ts';
import { RedeemPart } from './redeem-part.tsx';

const path = '/api/offers/7/redemption';
const redeemed = { code: 'TIDE-7', url: 'https://tides.example/', redeemedAt: '2026-11-20T09:00:00.000Z' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useToasts.setState({ current: null });
});

/** The part with a server that gives these answers, one after the other for each method. */
function show(isRedeemed: boolean, answers: Record<string, (() => Response)[]>) {
  const fetched = vi.fn(
    async (asked: string, { method = 'GET' }: RequestInit) =>
      (asked === path && answers[method]?.shift()?.()) || new Response('', { status: 500 }),
  );
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RedeemPart offer={{ id: 7, title: 'Tide tables' }} hasCode isRedeemed={isRedeemed} />
    </QueryClientProvider>,
  );
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const box = () => screen.findByRole('group', { name: 'Your code for Tide tables: TIDE-7' });

test('a refusal says why, and the offer can be redeemed again; the code takes the focus', async () => {
  const refusal = () => Response.json({ code: 'conflict', message: 'This offer is used up.' }, { status: 409 });
  const given = () => Response.json(redeemed);
  show(false, { POST: [refusal, given], GET: [given] });
  press(/Get the code/);
  await waitFor(() => expect(useToasts.getState().current).toMatchObject({ description: 'This offer is used up.' }));
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  press(/Get the code/);
  const shown = await box();
  expect(document.activeElement).toBe(shown);
});

test('a code that could not be loaded is asked for again', async () => {
  show(true, { GET: [() => new Response('', { status: 503 }), () => Response.json(redeemed)] });
  press(/Show the code/);
  expect(await screen.findByRole('heading', { name: 'The code could not be loaded' })).toBeTruthy();
  press(/Try again/);
  await box();
});

test('where the browser does not let pages copy, the toast says so', async () => {
  show(true, { GET: [() => Response.json(redeemed)] });
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  press(/Show the code/);
  await box();
  press(/^Copy/);
  await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'The code could not be copied' }));
});
