import { afterEach, expect, test, vi } from 'vitest';

import { usePageTitleStore } from './page-title.ts';
import { noteUnsaved, unsavedPages } from './unsaved.ts';
import { isGivenUp, startUnsavedWindows, unsavedChannel } from './unsaved-windows.ts';

const other = new BroadcastChannel(unsavedChannel);
const post = (told: object) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  other.postMessage(told);
};
const heard: unknown[] = [];
other.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data));
const window = crypto.randomUUID();
afterEach(() => void heard.splice(0));

test('windows name each other the pages with unsaved entries, and one question counts for all that it has named', async () => {
  startUnsavedWindows();
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'begins' }]));
  usePageTitleStore.setState({ title: 'New article' });
  const forget = noteUnsaved();
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ kind: 'unsaved', titles: ['New article'] }));

  post({ kind: 'unsaved', window, titles: ['Edit event'] });
  await vi.waitFor(() => expect(unsavedPages()).toEqual(['New article', 'Edit event']));
  post({ kind: 'leaving', titles: ['Edit event'] });
  post({ kind: 'unsaved', window, titles: [] });
  await vi.waitFor(() => expect(unsavedPages()).toEqual(['New article']));
  // Its person was not asked about this page.
  expect(isGivenUp()).toBe(false);
  post({ kind: 'leaving', titles: ['Edit event', 'New article'] });
  await vi.waitFor(() => expect(isGivenUp()).toBe(true));

  forget();
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ kind: 'unsaved', titles: [] }));
});

test('a new window is told, and what is no note of a window changes nothing', async () => {
  post({ kind: 'unsaved', titles: 'x' });
  post({ kind: 'begins' });
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'unsaved', window: expect.any(String), titles: [] }]));
  expect(unsavedPages()).toEqual([]);
});
