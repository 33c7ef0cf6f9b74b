import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, net, powerMonitor, safeStorage } from 'electron';

import type { Config } from './config/config.ts';
import { createDesktop, type DesktopOptions } from './desktop.ts';
import { systemKeychain } from './session/keychain.ts';
import { createSafeKeychain, withFallback } from './session/safe-keychain.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

type Given = Pick<DesktopOptions, 'dataFolder' | 'fetcher' | 'emit' | 'onServer' | 'onUserGone' | 'onNews' | 'report'>;

/** The desktop app on this system: with its keychain, its network and its configuration. */
export function createSystemDesktop(config: Config, given: Given) {
  return createDesktop({
    ...given,
    name: config.name,
    appVersion: app.getVersion(),
    serverOrigin: config.serverOrigin,
    serverMode: config.isServerGiven ? null : (config.settings.serverMode ?? null),
    webRoot,
    keychain: withFallback(
      systemKeychain,
      createSafeKeychain({ safeStorage, platform: process.platform, file: join(given.dataFolder, 'secrets.json') }),
    ),
    isOnline: () => net.isOnline(),
    isOnBattery: () => powerMonitor.isOnBatteryPower(),
  });
}
