/**
 * Names of the IPC channels, apart from their schemas so that the sandboxed preload stays a few lines
 * and does not carry zod. `desktop.ts` has one schema for each. What the page calls (preload), what answers
 * (main) and what parses the answers (src/platform) are made from these two tables.
 */
export const callChannels = {
  status: 'cardi:status',
  openExternal: 'cardi:open-external',
  settings: 'cardi:settings',
  changeSettings: 'cardi:change-settings',
  connect: 'cardi:connect',
  clearCache: 'cardi:clear-cache',
  makeOffline: 'cardi:make-offline',
  diagnostics: 'cardi:diagnostics',
  openLogs: 'cardi:open-logs',
  themeChosen: 'cardi:theme-chosen',
  updates: 'cardi:updates',
  checkForUpdates: 'cardi:check-for-updates',
  restartToUpdate: 'cardi:restart-to-update',
} as const;
export type CallName = keyof typeof callChannels;
export const callNames = Object.keys(callChannels) as CallName[];

export const eventChannels = {
  sessionExpired: 'cardi:session-expired',
  statusChanged: 'cardi:status-changed',
  refreshed: 'cardi:refreshed',
  open: 'cardi:open',
  command: 'cardi:command',
  offlineProgress: 'cardi:offline-progress',
  updatesChanged: 'cardi:updates-changed',
  downloaded: 'cardi:downloaded',
} as const;
export type EventName = keyof typeof eventChannels;
export const eventNames = Object.keys(eventChannels) as EventName[];

/** The name of the function that listens to an event: `onRefreshed` for `refreshed`. */
export type ListenerName<Name extends EventName = EventName> = `on${Capitalize<Name>}`;
export function listenerName(name: EventName): ListenerName {
  return `on${name.slice(0, 1).toUpperCase()}${name.slice(1)}` as ListenerName;
}
