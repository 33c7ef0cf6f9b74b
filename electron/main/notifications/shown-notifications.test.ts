import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { createShownNotifications } from './shown-notifications.ts';

const target = { act: 'open', server: 'https://cardi.example', user: 7, id: 2, path: '/network/messages/2' } as const;

test('a notification that was closed by time still does what is chosen on it', () => {
  const act = vi.fn();
  const { add, count } = createShownNotifications(act);
  const [clicked, read, answered, failed] = [1, 2, 3, 4].map(() => new EventEmitter());
  for (const each of [clicked, read, answered, failed]) if (each) add(each, target);
  clicked?.emit('close');
  failed?.emit('failed');
  expect(count()).toBe(3);
  clicked?.emit('click');
  read?.emit('action', { actionIndex: 0 });
  answered?.emit('reply', { reply: 'On Friday' });
  expect(act.mock.calls).toEqual([
    [target, undefined],
    [{ ...target, act: 'read' }, undefined],
    [{ ...target, act: 'reply' }, 'On Friday'],
  ]);
  expect(count()).toBe(0);
});

test('no more are held than anybody will click', () => {
  const { add, count } = createShownNotifications(vi.fn());
  for (let i = 0; i < 200; i += 1) add(new EventEmitter(), target);
  expect(count()).toBe(100);
});
