import { expect, test } from 'vitest';

import { dialogOptions, mainWindowOptions, secureWebPreferences } from './window-options.ts';

test('every security preference is set, and none weakens the window', () => {
  expect(secureWebPreferences('/app/preload.cjs')).toEqual({
    preload: '/app/preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: true,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: true,
  });
});

test('the window fits the narrowest layout and stays hidden until it is painted', () => {
  expect(mainWindowOptions('/app/preload.cjs')).toMatchObject({ minWidth: 390, show: false });
});

test('a window with one of main’s own pages has no preload and no webview', () => {
  const { preload: _, ...rest } = secureWebPreferences('/app/preload.cjs');
  expect(dialogOptions.webPreferences).toEqual({ ...rest, webviewTag: false, spellcheck: false });
});
