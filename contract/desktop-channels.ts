/**
 * Names of the IPC channels, apart from their schemas so that the sandboxed preload stays a few lines
 * and does not carry zod. `desktop.ts` has one schema for each.
 */
export const callChannels = {
  status: 'cardi:status',
  openExternal: 'cardi:open-external',
} as const;
export type CallName = keyof typeof callChannels;

export const eventChannels = {
  sessionExpired: 'cardi:session-expired',
  statusChanged: 'cardi:status-changed',
} as const;
export type EventName = keyof typeof eventChannels;
