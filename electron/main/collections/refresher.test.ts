import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { hour, minute } from '#contract/kit/durations.ts';
import { tempFolder } from '#electron/testing/temp-folder.ts';
import { openCache } from '../cache/cache.ts';
import { sealKeyOf } from '../sealed/seal.ts';
import { keptCall } from './reader.ts';
import { startCollections } from './start-collections.ts';

const owner = { server: 'https://cardi.example', userId: 7 };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-01-01') }));
afterEach(() => vi.useRealTimers());

/** Collections over a real cache file, before a server with one saved listing. The clock stands until it is moved. */
async function someCollections() {
  const cache = openCache({
    file: join(tempFolder(), 'cache.db'),
    key: sealKeyOf(Buffer.alloc(32, 1), true),
    contractVersion: 1,
  });
  const asked: string[] = [];
  const state = { isReachable: true, isOnBattery: false, pause: 0 };
  const answer = (path: string) => {
    if (!state.isReachable) return Response.json({ code: 'unavailable', message: 'x' }, { status: 503 });
    if (state.pause > 0) {
      const headers = { 'retry-after': String(state.pause) };
      return Response.json({ code: 'rate_limited', message: 'x' }, { status: 429, headers });
    }
    const items = [{ kind: 'listing', id: 1, path: '/network/listings/1' }];
    const body = path.startsWith('/api/saved-items?') || path === '/api/saved-items' ? { items, nextCursor: null } : {};
    const call = keptCall(owner, path);
    if (call) cache.put(call.key, { body: JSON.stringify(body), etag: null });
    return Response.json(body);
  };
  const onChange = vi.fn();
  const collections = startCollections({
    cache,
    ask: async (path) => {
      asked.push(path);
      return answer(path);
    },
    owner: async () => owner,
    isReachable: () => state.isReachable,
    isOnBattery: () => state.isOnBattery,
    onChange,
    report: (problem, error) => {
      throw new Error(problem, { cause: error });
    },
    random: () => 0.5,
  });
  onTestFinished(() => {
    collections.close();
    cache.close();
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** What the server was asked since the last time. */
  const news = () => asked.splice(0);
  await collections.calls.keepCollection({
    source: { kind: 'saved-items' },
    title: 'Saved items',
    page: '/network/saved',
  });
  await pass(minute);
  const first = async () => (await collections.calls.collections()).collections[0];
  return { collections, state, pass, news, first, onChange };
}

test('a collection is brought up to date by itself when its time has come, not before', async () => {
  const { pass, news } = await someCollections();
  expect(news()).toContain('/api/listings/1');
  await pass(28 * minute);
  expect(news()).toEqual([]);
  await pass(2 * minute);
  expect(news()).toContain('/api/listings/1');
});

test('another interval holds at once', async () => {
  const { collections, pass, news } = await someCollections();
  news();
  await pass(20 * minute);
  expect(news()).toEqual([]);
  collections.refreshEvery(15);
  await pass(1000);
  expect(news()).toContain('/api/listings/1');
});

test('on battery it is four times less often', async () => {
  const { state, pass, news } = await someCollections();
  state.isOnBattery = true;
  news();
  await pass(117 * minute);
  expect(news()).toEqual([]);
  await pass(5 * minute);
  expect(news()).toContain('/api/listings/1');
});

test('after sleep it is due at once', async () => {
  const { collections, pass, news } = await someCollections();
  news();
  vi.setSystemTime(Date.now() + 8 * hour);
  collections.retry();
  await pass(1);
  expect(news()).toContain('/api/listings/1');
});

test('a server that is away is asked again after a while, and at once when it answers', async () => {
  const { collections, state, pass, news, first } = await someCollections();
  state.isReachable = false;
  await collections.calls.updateCollections(null);
  await pass(1000);
  expect((await first())?.problem).toBe('unreachable');
  news();
  await pass(minute);
  const tries = news().length;
  expect([tries > 3, tries < 20]).toEqual([true, true]);
  state.isReachable = true;
  collections.serverAnswers();
  await pass(1);
  expect(news()).toContain('/api/listings/1');
  expect((await first())?.problem).toBeNull();
});

test('a server that asks for ten minutes is left alone for ten minutes, also after sleep', async () => {
  const { collections, state, pass, news, first } = await someCollections();
  state.pause = 600;
  await collections.calls.updateCollections(null);
  await pass(1000);
  expect((await first())?.problem).toBe('busy');
  news();
  state.pause = 0;
  collections.retry();
  collections.serverAnswers();
  await pass(9 * minute);
  expect(news()).toEqual([]);
  await pass(2 * minute);
  expect(news()).toContain('/api/listings/1');
});

test('pages are told of an update, but not of each step', async () => {
  const { onChange, collections, pass } = await someCollections();
  onChange.mockClear();
  await collections.calls.updateCollections(null);
  await pass(2000);
  expect(onChange).toHaveBeenCalledTimes(1);
});
