import { expect, test } from 'vitest';

import { isGuestPermissionGranted, isPermissionGranted } from './permission-guard.ts';

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
  expect(isGuestPermissionGranted(permission, 'https://research.example/', 'https://research.example')).toBe(false);
});

test('the research tool may write to the clipboard, and no other page in its webview', () => {
  const may = (requester: string, origin: string | null = 'https://research.example') =>
    isGuestPermissionGranted('clipboard-sanitized-write', requester, origin);
  expect(may('https://research.example/answers/1')).toBe(true);
  expect(may('https://research.example')).toBe(true);
  expect(may('https://research.example.evil.example/')).toBe(false);
  expect(may('app://cardi/')).toBe(false);
  expect(may('https://research.example/', null)).toBe(false);
});
