import { expect, test, vi } from 'vitest';

import { countUnread } from '#contract/messages-reading.ts';
import type { Notification } from '#contract/notifications.ts';
import type { Unread } from '../presence/tray-template.ts';
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
  const messages = 2;
  const show = vi.fn<(shown: Shown) => void>();
  const setUnread = vi.fn<(unread: Unread) => void>();
  const ask = vi.fn(async (path: string) => {
    if (path === countUnread.path) return Response.json({ total: messages, isCapped: false });
    const unread = items.filter(({ isRead }) => !isRead).length;
    const count = { value: items.length, isCapped: false };
    return Response.json({ items: items.toReversed(), nextCursor: null, count, unread });
  });
  const notifier = createNotifier({
    ask,
    user: async () => (isSignedIn ? { server: 'https://cardi.example', userId: 7 } : null),
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

test('notifications from before the start are counted but not shown; later ones are shown once', async () => {
  const { poll, show, setUnread, add, ask } = create();
  await poll();
  expect(show).not.toHaveBeenCalled();
  expect(setUnread).toHaveBeenLastCalledWith({ notifications: 1, messages: 2 });
  add(item(2), item(3, { kind: 'introduction' }));
  await poll();
  await poll();
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Message 2', 'Message 3']);
  expect(show.mock.calls[0]).toEqual([{ id: 2, title: 'Message 2', body: 'Hello', path: '/network/messages/2' }]);
  expect(setUnread).toHaveBeenLastCalledWith({ notifications: 3, messages: 2 });
  expect(ask.mock.calls[0]).toEqual(['/api/notifications']);
});

test('read or unimportant notifications are counted at most', async () => {
  const { poll, show, add } = create();
  await poll();
  add(item(2, { isRead: true }), item(3, { kind: 'listing' }), item(4, { kind: 'connection' }));
  await poll();
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Message 4']);
});

test('up to three notifications are shown one by one; more become one', async () => {
  const { poll, show, add } = create();
  await poll();
  add(item(2), item(3), item(4));
  await poll();
  expect(show).toHaveBeenCalledTimes(3);
  add(item(5), item(6), item(7), item(8));
  await poll();
  expect(show.mock.lastCall).toEqual([
    { title: '4 new messages and requests', body: 'They are on your dashboard.', path: '/dashboard' },
  ]);
  expect(show).toHaveBeenCalledTimes(4);
});

test('a long text is shortened', async () => {
  const { poll, show, add } = create();
  await poll();
  add(item(2, { body: 'x'.repeat(500) }));
  await poll();
  expect(show.mock.lastCall?.[0].body).toMatch(/^x{179}…$/);
});

test('when notifications are turned off, the number stays and nothing is shown', async () => {
  const { poll, show, setUnread, add, turnOff } = create();
  turnOff();
  await poll();
  add(item(2));
  await poll();
  expect(show).not.toHaveBeenCalled();
  expect(setUnread).toHaveBeenLastCalledWith({ notifications: 2, messages: 2 });
});

test('while nobody is signed in, the server is not asked, and old notifications are not shown later', async () => {
  const { poll, forget, show, setUnread, add, ask, signOut } = create();
  await poll();
  signOut();
  await poll();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(setUnread).toHaveBeenLastCalledWith({ notifications: 0, messages: 0 });
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

test('concurrent checks share one request', async () => {
  const { poll, ask } = create();
  await Promise.all([poll(), poll(), poll()]);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('news during a check are checked after it: the check may have come too early', async () => {
  const { poll, news, show, add } = create();
  await poll();
  const early = poll();
  add(item(2));
  await Promise.all([early, news()]);
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Message 2']);
});
