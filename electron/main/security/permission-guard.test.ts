import { expect, test } from 'vitest';

import { isPermissionGranted } from './permission-guard.ts';

test('the app may write to the clipboard', () => {
  expect(isPermissionGranted('clipboard-sanitized-write', 'app://cardi/network')).toBe(true);
  expect(isPermissionGranted('clipboard-sanitized-write', 'app://cardi')).toBe(true);
});

test('another page may not', () => {
  expect(isPermissionGranted('clipboard-sanitized-write', 'https://example.org/')).toBe(false);
});

test.each([
  'clipboard-read',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'media',
  'mediaKeySystem',
  'midi',
  'midiSysex',
  'notifications',
  'openExternal',
  'pointerLock',
  'serial',
  'storage-access',
  'top-level-storage-access',
  'usb',
  'window-management',
  'unknown',
])('nobody gets %s', (permission) => {
  expect(isPermissionGranted(permission, 'app://cardi/')).toBe(false);
});
