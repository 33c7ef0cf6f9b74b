import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { readWindowState, saveWindowState, type WindowState } from './window-state.ts';
import { windowTitle } from './window-title.ts';

const state: WindowState = {
  bounds: { x: -1200, y: 10, width: 800, height: 600 },
  isMaximized: true,
  isFullScreen: false,
  zoomFactor: 1.25,
  theme: 'system',
};

test('what was saved is read again', () => {
  const file = join(tempFolder(), 'window.json');
  expect(readWindowState(file)).toBeNull();
  saveWindowState(file, state);
  expect(readWindowState(file)).toEqual(state);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  '',
  '{',
  'null',
  '{}',
  JSON.stringify({ ...state, zoomFactor: 99 }),
  JSON.stringify({ ...state, bounds: {} }),
])('a file with %s is as good as none', (text) => {
  const file = join(tempFolder(), 'window.json');
  writeFileSync(file, text);
  expect(readWindowState(file)).toBeNull();
});

test('a folder that is gone is no reason to fail', () => {
  expect(() => saveWindowState(join(tempFolder(), 'gone', 'window.json'), state)).not.toThrow();
});

test('staging and development show in the title, production and the demo do not', () => {
  expect(windowTitle('Events | CARDI', 'staging')).toBe('[STAGING] Events | CARDI');
  expect(windowTitle('Events | CARDI', 'development')).toBe('[DEVELOPMENT] Events | CARDI');
  for (const mode of ['production', 'demo', null] as const) expect(windowTitle('CARDI', mode)).toBe('CARDI');
});
