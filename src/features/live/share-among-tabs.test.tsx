import { expect, onTestFinished, test, vi } from 'vitest';

import { type LiveEvent, lastEventHeader } from '#contract/live.ts';
import { shareAmongTabs } from './share-among-tabs.ts';

const notifications: LiveEvent = { kind: 'notifications' };

/** A browser whose tabs share locks, and a server whose streams a test writes. */
function openBrowser({ hasLocks = true } = {}) {
  const streams: { lastId: string | null; write: (text: string) => void; end: () => void }[] = [];
  let status = 200;
  vi.stubGlobal('fetch', async (_path: string, { headers, signal }: RequestInit) => {
    if (status !== 200) return Response.json({ code: 'unauthenticated', message: 'No.' }, { status });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const encoder = new TextEncoder();
    streams.push({
      lastId: new Headers(headers).get(lastEventHeader),
      write: (text) => void writer.write(encoder.encode(text)),
      end: () => void writer.close(),
    });
    signal?.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    return new Response(readable, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  });
  let line = Promise.resolve();
  const locks = {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      line = line.then(() => (signal.aborted ? undefined : work()));
      return line;
    },
  };
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  let tabs = 0;
  const openTab = (userId = 7) => {
    tabs += 1;
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    const seen = { events: [] as LiveEvent[], isUp: false, isRefused: false };
    shareAmongTabs({
      userId,
      signal: closing.signal,
      onEvent: (event) => seen.events.push(event),
      onUp: (isUp) => {
        seen.isUp = isUp;
      },
      onRefused: () => {
        seen.isRefused = true;
      },
    });
    return { seen, close: () => closing.abort() };
  };
  return { streams, openTab, refuse: () => void (status = 401) };
}

test('tabs share one stream; when its tab is closed, the next one goes on after the last id', async () => {
  const { streams, openTab } = openBrowser();
  const first = openTab();
  await expect.poll(() => streams).toHaveLength(1);
  streams[0]?.write('id: 1-5\n\n');
  await expect.poll(() => first.seen.isUp).toBe(true);
  const second = openTab();
  await expect.poll(() => second.seen.isUp).toBe(true);
  streams[0]?.write(`id: 1-6\ndata: ${JSON.stringify(notifications)}\n\ndata: {"kind":"of a later server"}\n\n`);
  await expect.poll(() => [first.seen.events, second.seen.events]).toEqual([[notifications], [notifications]]);
  expect(streams).toHaveLength(1);

  first.close();
  await expect.poll(() => streams.map(({ lastId }) => lastId)).toEqual([null, '1-6']);
  streams[1]?.write(`data: ${JSON.stringify(notifications)}\n\n`);
  await expect.poll(() => second.seen.events).toHaveLength(2);
  expect(first.seen).toMatchObject({ isUp: false, events: [notifications] });
});

test('tabs of two users do not share; without locks each tab has its own stream', async () => {
  const { streams, openTab } = openBrowser({ hasLocks: false });
  const [one, other] = [openTab(7), openTab(8)];
  await expect.poll(() => streams).toHaveLength(2);
  streams[1]?.write(`data: ${JSON.stringify(notifications)}\n\n`);
  await expect.poll(() => other.seen.events).toEqual([notifications]);
  expect(one.seen.events).toEqual([]);
});

test('a stream that is refused is not asked for again: the session has ended', async () => {
  const { streams, openTab, refuse } = openBrowser();
  refuse();
  const { seen } = openTab();
  await expect.poll(() => seen.isRefused).toBe(true);
  expect(streams).toEqual([]);
  expect(seen.isUp).toBe(false);
});
