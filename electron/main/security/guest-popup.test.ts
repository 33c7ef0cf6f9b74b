import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { namePopup, popupOptions } from './guest-popup.ts';
import { webviewPartition } from './webview-guard.ts';

test('a popup of the tool has the webview’s preferences and no preload', () => {
  const { webPreferences } = popupOptions(null);
  expect(webPreferences).toMatchObject({
    partition: webviewPartition,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webviewTag: false,
  });
  expect(webPreferences).not.toHaveProperty('preload');
});

test('its title begins with the host that the page is from', () => {
  const setTitle = vi.fn<(title: string) => void>();
  let url = 'https://login.example/authorize?to=x';
  const window = Object.assign(new EventEmitter(), { setTitle, webContents: { getURL: () => url } });
  namePopup(window);
  const preventDefault = vi.fn();
  window.emit('page-title-updated', { preventDefault }, 'Sign in: your-bank.example');
  url = 'about:blank';
  window.emit('page-title-updated', { preventDefault }, 'Empty');
  expect(setTitle.mock.calls).toEqual([['login.example: Sign in: your-bank.example'], ['Empty']]);
  expect(preventDefault).toHaveBeenCalledTimes(2);
});
