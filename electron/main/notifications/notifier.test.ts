import { expect, test, vi } from 'vitest';

import type { Notification } from '#contract/notifications.ts';
import { createNotifier, type Shown } from './notifier.ts';

const item = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'message',
  title: `Message ${id}`,
  body: 'Hello',
  path: `/network/messages/${id}`,
  createdAt: '2026-01-01T12:00:00.000Z',
  isRead: false,
  ...changes,
});

function create() {
  let items: Notification[] = [item(1)];
  let [isSignedIn, isEnabled] = [true, true];
  const show = vi.fn<(shown: Shown) => void>();
  const setUnread = vi.fn<(count: number) => void>();
  const ask = vi.fn(async (_path: string) => {
    const unread = items.filter(({ isRead }) => !isRead).length;
    const count = { value: items.length, isCapped: false };
    return Response.json({ items: items.toReversed(), nextCursor: null, count, unread });
  });
  const notifier = createNotifier({
    ask,
    isSignedIn: async () => isSignedIn,
    isEnabled: () => isEnabled,
    show,
    setUnread,
  });
  return {
    ...notifier,
    ask,
    show,
    setUnread,
    add: (...more: Notification[]) => {
      items = [...items, ...more];
    },
    signOut: () => {
      isSignedIn = false;
    },
    turnOff: () => {
      isEnabled = false;
    },
  };
}

test('what was there at the start is counted and not told; what comes later is told once', async () => {
  const { poll, show, setUnread, add, ask } = create();
  await poll();
  expect(show).not.toHaveBeenCalled();
  expect(setUnread).toHaveBeenLastCalledWith(1);
  add(item(2), item(3, { kind: 'introduction' }));
  await poll();
  await poll();
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Message 2', 'Message 3']);
  expect(show.mock.calls[0]).toEqual([{ title: 'Message 2', body: 'Hello', path: '/network/messages/2' }]);
  expect(setUnread).toHaveBeenLastCalledWith(3);
  expect(ask.mock.calls[0]).toEqual(['/api/notifications']);
});

test('what is read already, or can wait, is counted at most', async () => {
  const { poll, show, add } = create();
  await poll();
  add(item(2, { isRead: true }), item(3, { kind: 'listing' }), item(4, { kind: 'connection' }));
  await poll();
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Message 4']);
});

test('up to three are told one by one, more become one', async () => {
  const { poll, show, add } = create();
  await poll();
  add(item(2), item(3), item(4));
  await poll();
  expect(show).toHaveBeenCalledTimes(3);
  add(item(5), item(6), item(7), item(8));
  await poll();
  expect(show.mock.lastCall).toEqual([{ title: 'CARDI', body: '4 new messages and requests', path: '/dashboard' }]);
  expect(show).toHaveBeenCalledTimes(4);
});

test('a long text is cut', async () => {
  const { poll, show, add } = create();
  await poll();
  add(item(2, { body: 'x'.repeat(500) }));
  await poll();
  expect(show.mock.lastCall?.[0].body).toMatch(/^x{179}…$/);
});

test('turned off, the number is kept and nothing is shown', async () => {
  const { poll, show, setUnread, add, turnOff } = create();
  turnOff();
  await poll();
  add(item(2));
  await poll();
  expect(show).not.toHaveBeenCalled();
  expect(setUnread).toHaveBeenLastCalledWith(2);
});

test('nobody signed in: no question, no number, and later no old news', async () => {
  const { poll, forget, show, setUnread, add, ask, signOut } = create();
  await poll();
  signOut();
  await poll();
  expect(ask).toHaveBeenCalledOnce();
  expect(setUnread).toHaveBeenLastCalledWith(0);
  forget();
  add(item(2));
  await poll();
  expect(show).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['fails', async () => new Response('', { status: 503 })],
  ['says something else', async () => Response.json({ items: 'none' })],
  ['says nothing', async () => new Response('not json')],
  ['is gone', async () => Promise.reject(new Error('gone'))],
])('a server that %s tells nothing and loses nothing', async (_name, answer) => {
  const { poll, show, add, ask } = create();
  await poll();
  ask.mockImplementationOnce(answer);
  add(item(2));
  await poll();
  expect(show).not.toHaveBeenCalled();
  await poll();
  expect(show).toHaveBeenCalledOnce();
});

test('looks at the same time are one', async () => {
  const { poll, ask } = create();
  await Promise.all([poll(), poll(), poll()]);
  expect(ask).toHaveBeenCalledOnce();
});
