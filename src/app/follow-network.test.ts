// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { health } from '#contract/health.ts';
import { call } from '#src/lib/api-client.ts';
import { useConnection } from '#src/stores/connection.ts';
import { followNetwork } from './follow-network.ts';

let isUp = true;
let asked = 0;
const client = new QueryClient();
let hasFailed = false;
followNetwork({ client, hasFailed: () => hasFailed });

beforeEach(() => {
  vi.useFakeTimers();
  isUp = true;
  asked = 0;
  hasFailed = false;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return isUp ? Promise.resolve(Response.json({ status: 'ok' })) : Promise.reject(new TypeError('no answer'));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const cut = () => useConnection.getState().cut;

test('a request without an answer is not enough: the server is asked', async () => {
  isUp = false;
  const failing = call(health, {}).catch(() => undefined);
  isUp = true;
  await failing;
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, cut()]).toEqual([2, null]);
});

test('while the server does not answer it is asked less and less often; then what is on screen is loaded again', async () => {
  let loaded = 0;
  const stop = new QueryObserver(client, { queryKey: ['shown'], queryFn: () => ++loaded }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  isUp = false;
  dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, cut(), loaded]).toEqual([1, 'unreachable', 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(asked).toBe(3);
  isUp = true;
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, cut(), loaded]).toEqual([4, null, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);
  stop();
});

test('the computer says that it is online again: the server is asked at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  isUp = false;
  dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(cut()).toBe('offline');
  isUp = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, cut()]).toEqual([2, null]);
});

test('a page that could not be shown is opened once more', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  hasFailed = true;
  isUp = false;
  dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  isUp = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});
