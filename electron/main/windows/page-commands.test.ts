import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { createPageCommands } from './page-commands.ts';

function create() {
  const send = { command: vi.fn(), open: vi.fn() };
  return { send, commands: createPageCommands<EventEmitter>(send), page: new EventEmitter() };
}

test('all commands wait in their order for a page that is still loading, and reach one that listens at once', () => {
  const { send, commands, page } = create();
  for (const name of ['newTab', 'search'] as const) commands.tell(page, { name });
  commands.tell(page, { name: 'theme', choice: 'light' });
  for (const path of ['/events', '/media']) commands.open(page, path);
  expect([send.command.mock.calls, send.open.mock.calls]).toEqual([[], []]);
  expect(commands.begin(page)).toEqual({
    commands: [{ name: 'newTab' }, { name: 'search' }, { name: 'theme', choice: 'light' }],
    path: '/media',
  });
  expect(commands.begin(page)).toEqual({ commands: [], path: null });
  commands.tell(page, { name: 'search' });
  commands.open(page, '/events');
  expect(send.command.mock.calls).toEqual([[page, { name: 'search' }]]);
  expect(send.open.mock.calls).toEqual([[page, '/events']]);

  page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
  page.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false });
  commands.tell(page, { name: 'find' });
  expect(send.command).toHaveBeenCalledTimes(2);
  page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
  commands.tell(page, { name: 'search' });
  expect(send.command).toHaveBeenCalledTimes(2);
  expect(commands.begin(page).commands).toEqual([{ name: 'search' }]);
});

test('a page that never loads does not collect commands for ever', () => {
  const { commands, page } = create();
  for (let count = 0; count < 100; count += 1) commands.tell(page, { name: 'newTab' });
  expect(commands.begin(page).commands).toHaveLength(20);
});
