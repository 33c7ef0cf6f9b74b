import type { CallHandlers, DesktopStatus } from '#contract/desktop/bridge.ts';
import { cacheLimit, type DesktopSettings } from '#contract/desktop/settings.ts';
import { contractVersion } from '#contract/health.ts';

export const sampleStatus: DesktopStatus = {
  appVersion: '1.0.0',
  serverOrigin: 'https://cardi.example',
  serverMode: 'production',
  serverProblem: null,
  session: { kept: 'keychain' },
};

export const sampleSettings: DesktopSettings = {
  servers: [
    { name: 'Production', origin: 'https://cardi.example' },
    { name: 'Staging', origin: 'https://staging.example' },
  ],
  spelling: { isOn: true, languages: ['en-US'], available: ['de', 'en-GB', 'en-US'] },
  notifies: true,
  offline: { bytes: 12_345, answers: 3, limit: cacheLimit },
};

/** What handles the calls of the contract, without an app behind it. */
export const sampleHandlers: CallHandlers = {
  status: () => sampleStatus,
  openExternal: () => true,
  settings: () => sampleSettings,
  changeSettings: () => sampleSettings,
  connect: () => ({ kind: 'refused', problem: 'unreachable', message: 'No answer.' }),
  clearCache: () => sampleSettings,
  makeOffline: () => ({ kind: 'done', answers: 3, failed: 0 }),
  diagnostics: () => ({
    app: '1.0.0',
    electron: '45.3.4',
    chromium: '150',
    node: '24',
    system: 'Linux',
    server: { origin: 'https://cardi.example', mode: 'production', version: '1.0.0', problem: null },
    contractVersion,
    session: { kept: 'keychain', isSignedIn: true },
    cache: { bytes: 12_345, answers: 3, limit: cacheLimit, isOpen: true },
    logsFolder: '/home/ada/.config/CARDI/logs',
  }),
  openLogs: () => true,
  themeChosen: () => null,
  updates: () => ({ kind: 'idle', checkedAt: null }),
  checkForUpdates: () => ({ kind: 'idle', checkedAt: null }),
  restartToUpdate: () => false,
};
