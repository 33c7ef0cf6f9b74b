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
  managed: [],
  servers: [
    { name: 'Production', origin: 'https://cardi.example' },
    { name: 'Staging', origin: 'https://staging.example' },
  ],
  spelling: { isOn: true, languages: ['en-US'], available: ['de', 'en-GB', 'en-US'] },
  notifies: true,
  updateChannel: 'stable',
  sendsCrashReports: false,
  presence: {
    showsTray: true,
    keepsRunning: false,
    startsAtLogin: null,
    listsRecent: true,
    searchKeys: { keys: null, isRefused: false },
  },
  offline: { bytes: 12_345, answers: 3, limit: cacheLimit },
  refreshMinutes: 30,
};

const sampleCollections = { collections: [], records: {}, bytes: 0, limit: 1 };

/** Handlers for all calls of the contract, without an app behind them. */
export const sampleHandlers: CallHandlers = {
  status: () => sampleStatus,
  openExternal: () => true,
  settings: () => sampleSettings,
  changeSettings: () => sampleSettings,
  connect: () => ({ kind: 'refused', problem: 'unreachable', message: 'No answer.' }),
  clearCache: () => sampleSettings,
  makeOffline: () => ({ kind: 'done', answers: 3, failed: 0 }),
  searchKept: () => [],
  collections: () => sampleCollections,
  keepCollection: () => ({ kept: sampleCollections, problem: null }),
  removeCollection: () => sampleCollections,
  updateCollections: () => sampleCollections,
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
  findInPage: () => ({ matches: 12, active: 3 }),
  stopFinding: () => null,
  listening: () => ({ commands: [], path: null }),
  recordOpened: () => null,
  prepareDrag: () => true,
  beginDrag: () => true,
  savePdf: () => null,
  tabs: () => null,
  tabsChanged: () => null,
  closeWindow: () => null,
  outbox: () => [],
  resendChange: () => ({ entries: [], problem: null }),
  editChange: () => ({ entries: [], problem: null }),
  discardChange: () => ({ entries: [], problem: null }),
  outboxLosses: () => ({ ended: 0, old: 0 }),
  forgetOutboxLosses: () => null,
  live: () => false,
  updates: () => ({ kind: 'idle', checkedAt: null }),
  checkForUpdates: () => ({ kind: 'idle', checkedAt: null }),
  restartToUpdate: () => false,
};
