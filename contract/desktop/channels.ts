/**
 * Names of the IPC channels. They are apart from their schemas so that the sandboxed preload stays small and does not
 * contain zod; `desktop.ts` has a schema for each. The preload, the handlers in main and the parsers in src/platform
 * are made from these two tables.
 */
export const callChannels = {
  status: 'cardi:status',
  openExternal: 'cardi:open-external',
  settings: 'cardi:settings',
  changeSettings: 'cardi:change-settings',
  connect: 'cardi:connect',
  clearCache: 'cardi:clear-cache',
  makeOffline: 'cardi:make-offline',
  searchKept: 'cardi:search-kept',
  collections: 'cardi:collections',
  keepCollection: 'cardi:keep-collection',
  removeCollection: 'cardi:remove-collection',
  updateCollections: 'cardi:update-collections',
  diagnostics: 'cardi:diagnostics',
  openLogs: 'cardi:open-logs',
  themeChosen: 'cardi:theme-chosen',
  findInPage: 'cardi:find-in-page',
  stopFinding: 'cardi:stop-finding',
  listening: 'cardi:listening',
  recordOpened: 'cardi:record-opened',
  prepareDrag: 'cardi:prepare-drag',
  beginDrag: 'cardi:begin-drag',
  savePdf: 'cardi:save-pdf',
  tabs: 'cardi:tabs',
  tabsChanged: 'cardi:tabs-changed',
  closeWindow: 'cardi:close-window',
  outbox: 'cardi:outbox',
  resendChange: 'cardi:resend-change',
  editChange: 'cardi:edit-change',
  discardChange: 'cardi:discard-change',
  outboxLosses: 'cardi:outbox-losses',
  forgetOutboxLosses: 'cardi:forget-outbox-losses',
  live: 'cardi:live',
  updates: 'cardi:updates',
  checkForUpdates: 'cardi:check-for-updates',
  restartToUpdate: 'cardi:restart-to-update',
} as const;
export type CallName = keyof typeof callChannels;
export const callNames = Object.keys(callChannels) as CallName[];

export const eventChannels = {
  sessionExpired: 'cardi:session-expired',
  userChanged: 'cardi:user-changed',
  statusChanged: 'cardi:status-changed',
  refreshed: 'cardi:refreshed',
  open: 'cardi:open',
  command: 'cardi:command',
  offlineProgress: 'cardi:offline-progress',
  collectionsChanged: 'cardi:collections-changed',
  outboxChanged: 'cardi:outbox-changed',
  live: 'cardi:live-event',
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
