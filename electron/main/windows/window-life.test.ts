import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { createClosing } from './close-windows.ts';
import { askBeforeLeaving, leaveQuestion } from './leave-question.ts';
import { createRecentWindows } from './recent-windows.ts';
import { longestHidden, showWhenReady } from './show-window.ts';
import { setUpZoom } from './zoom.ts';

function hiddenWindow() {
  const show = vi.fn();
  const window = Object.assign(new EventEmitter(), { webContents: new EventEmitter() });
  showWhenReady(window, show);
  return { window, show };
}

test.each(['ready-to-show', 'did-finish-load', 'time'])('a window is shown once, by %s alone', (sign) => {
  vi.useFakeTimers();
  const { window, show } = hiddenWindow();
  if (sign === 'ready-to-show') window.emit(sign);
  else if (sign === 'did-finish-load') window.webContents.emit(sign);
  else vi.advanceTimersByTime(longestHidden);
  expect(show).toHaveBeenCalledOnce();
  window.emit('ready-to-show');
  window.webContents.emit('did-finish-load');
  vi.runAllTimers();
  expect(show).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a window closed before it was painted is not shown', () => {
  vi.useFakeTimers();
  const { window, show } = hiddenWindow();
  window.emit('closed');
  vi.runAllTimers();
  expect(show).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('the first zoom is set once: a reload keeps the person’s later choice', () => {
  const zoom = { setZoomFactor: vi.fn(), getZoomLevel: () => 4.8, setZoomLevel: vi.fn() };
  const contents = Object.assign(new EventEmitter(), zoom);
  setUpZoom(contents, 1.5);
  contents.emit('did-finish-load');
  contents.emit('did-finish-load');
  expect(zoom.setZoomFactor.mock.calls).toEqual([[1.5]]);
  contents.emit('zoom-changed', {}, 'in');
  contents.emit('zoom-changed', {}, 'out');
  expect(zoom.setZoomLevel.mock.calls).toEqual([[5], [4.3]]);
});

test.each([
  ['Leave', 1, 0],
  ['Stay', 0, 1],
] as const)('a page with unsaved entries asks the person: %s', (choice, leaves, stays) => {
  const page = new EventEmitter();
  const preventDefault = vi.fn();
  const onStay = vi.fn();
  askBeforeLeaving(page, ({ buttons = [] }) => buttons.indexOf(choice), onStay);
  page.emit('will-prevent-unload', { preventDefault });
  expect([preventDefault.mock.calls.length, onStay.mock.calls.length]).toEqual([leaves, stays]);
  // Escape and the title bar's cross must not lose anything.
  expect(leaveQuestion.buttons[leaveQuestion.cancelId]).toBe('Stay');
});

test('the front window is the one that had the focus last', () => {
  const { add, remove, front, all } = createRecentWindows<string>();
  expect(front()).toBeNull();
  add('a');
  add('b');
  add('a');
  expect(all()).toEqual(['a', 'b']);
  remove('a');
  expect(front()).toBe('b');
});

function closable(onClose: (self: EventEmitter) => void = (self) => self.emit('closed')) {
  const window = Object.assign(new EventEmitter(), { close: vi.fn(() => onClose(window)) });
  return window;
}

test('closing all windows does not end the app', async () => {
  const closing = createClosing();
  const windows = [closable(), closable()];
  expect(await closing.close(windows)).toBe(true);
  expect(closing.isClosing()).toBe(true);
  closing.stop();
  expect(closing.isClosing()).toBe(false);
});

test('when a person stays, the other windows stay open too, also when that window is closed later', async () => {
  const closing = createClosing();
  const [first, staying, last] = [closable(), closable(() => closing.stop()), closable()];
  expect(await closing.close([first, staying, last])).toBe(false);
  expect(closing.isClosing()).toBe(false);
  staying.emit('closed');
  expect(last.close).not.toHaveBeenCalled();
});
