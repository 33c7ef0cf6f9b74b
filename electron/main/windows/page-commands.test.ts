import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { createPageCommands } from './page-commands.ts';

test('a command waits for a page that is still loading, and reaches one that listens at once', () => {
  const send = vi.fn();
  const commands = createPageCommands<EventEmitter>(send);
  const page = new EventEmitter();
  commands.tell(page, { name: 'search' });
  expect(send).not.toHaveBeenCalled();
  expect(commands.begin(page)).toEqual({ name: 'search' });
  expect(commands.begin(page)).toBeNull();
  commands.tell(page, { name: 'search' });
  expect(send.mock.calls).toEqual([[page, { name: 'search' }]]);

  page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
  page.emit('did-start-navigation', { isMainFrame: false, isSameDocument: false });
  commands.tell(page, { name: 'find' });
  expect(send).toHaveBeenCalledTimes(2);
  page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
  commands.tell(page, { name: 'shortcuts' });
  expect(send).toHaveBeenCalledTimes(2);
  expect(commands.begin(page)).toEqual({ name: 'shortcuts' });
});
