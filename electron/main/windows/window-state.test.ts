import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { maxWindows, readWindowsState, saveWindowsState, type WindowsState } from './window-state.ts';
import { windowTitle } from './window-title.ts';

const window = {
  path: '/network/listings',
  bounds: { x: -1200, y: 10, width: 800, height: 600 },
  isMaximized: true,
  isFullScreen: false,
};
const state: WindowsState = { zoomFactor: 1.25, theme: 'system', windows: [window, { ...window, path: '/' }] };

function fileWith(text: string) {
  const file = join(tempFolder(), 'window.json');
  writeFileSync(file, text);
  return file;
}
const read = (content: unknown) => readWindowsState(fileWith(JSON.stringify(content)), vi.fn());

test('a saved state is read back', () => {
  const file = join(tempFolder(), 'window.json');
  expect(readWindowsState(file, vi.fn())).toBeNull();
  saveWindowsState(file, state);
  expect(readWindowsState(file, vi.fn())).toEqual(state);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the single window of an earlier version is restored', () => {
  const { path: _, ...former } = window;
  const windows = [{ ...former, path: '/' }];
  expect(read({ ...former, zoomFactor: 1.5, theme: 'dark' })).toEqual({ zoomFactor: 1.5, theme: 'dark', windows });
});

test.each([
  ['/events/3?token=secret#code=secret', '/events/3'],
  ['//evil.example/events', '/'],
  ['https://evil.example/events', '/'],
  ['/api/users', '/'],
  ['/-/problem', '/'],
])('the page %s is restored as %s', (path, expected) => {
  expect(read({ ...state, windows: [{ ...window, path }] })?.windows[0]?.path).toBe(expected);
});

test.each([
  '',
  '{',
  'null',
  '{}',
  JSON.stringify({ ...state, zoomFactor: 99 }),
  JSON.stringify({ ...state, windows: [] }),
  JSON.stringify({ ...state, windows: [{ ...window, bounds: {} }] }),
  JSON.stringify({ ...state, windows: Array.from({ length: maxWindows + 1 }, () => window) }),
])('a file with %s is set aside, and reported', (text) => {
  const file = fileWith(text);
  const report = vi.fn();
  expect(readWindowsState(file, report)).toBeNull();
  expect(readFileSync(`${file}.broken`, 'utf8')).toBe(text);
  expect([existsSync(file), report.mock.calls.length]).toEqual([false, 1]);
});

test('a missing folder causes no error', () => {
  expect(() => saveWindowsState(join(tempFolder(), 'gone', 'window.json'), state)).not.toThrow();
});

test('the title names staging and development, but not production and the demo', () => {
  expect(windowTitle('Events | CARDI', 'staging')).toBe('[STAGING] Events | CARDI');
  expect(windowTitle('Events | CARDI', 'development')).toBe('[DEVELOPMENT] Events | CARDI');
  for (const mode of ['production', 'demo', null] as const) expect(windowTitle('CARDI', mode)).toBe('CARDI');
});
