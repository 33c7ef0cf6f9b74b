import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { createFind } from './find-in-page.ts';

function create() {
  let lastId = 0;
  const page = Object.assign(new EventEmitter(), {
    findInPage: vi.fn((_text: string, _options: object) => ++lastId),
    stopFindInPage: vi.fn(),
  });
  const tell = (requestId: number, matches: number, activeMatchOrdinal: number, finalUpdate = true) =>
    page.emit('found-in-page', {}, { requestId, matches, activeMatchOrdinal, finalUpdate });
  return { page, tell, ...createFind() };
}

test('a search answers with its final count', async () => {
  const { find, page, tell } = create();
  const first = find(page, { text: 'salt', step: 'first' });
  tell(1, 1, 1, false);
  tell(1, 12, 1);
  expect(await first).toEqual({ matches: 12, active: 1 });
  const back = find(page, { text: 'salt', step: 'previous' });
  tell(2, 12, 12);
  expect(await back).toEqual({ matches: 12, active: 12 });
  expect(page.findInPage.mock.calls).toEqual([
    ['salt', { forward: true, findNext: true }],
    ['salt', { forward: false, findNext: false }],
  ]);
  expect(page.listenerCount('found-in-page')).toBe(1);
});

test('a search that is replaced or stopped has no answer', async () => {
  const { find, stop, page, tell } = create();
  const first = find(page, { text: 's', step: 'first' });
  const second = find(page, { text: 'sa', step: 'first' });
  tell(1, 40, 1);
  expect(await first).toBeNull();
  stop(page);
  tell(2, 30, 1);
  expect(await second).toBeNull();
  expect(page.stopFindInPage.mock.calls).toEqual([['clearSelection']]);
});

test('stopping without a search only clears the page', () => {
  const { stop, page } = create();
  stop(page);
  expect(page.stopFindInPage).toHaveBeenCalledOnce();
});
