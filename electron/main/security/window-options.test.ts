import { expect, test } from 'vitest';

import { mainWindowOptions, secureWebPreferences } from './window-options.ts';

test('every preference that matters is set, and none that weakens the window', () => {
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
