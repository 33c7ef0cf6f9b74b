import type { Platform } from './platform.ts';

const nothingToStop = () => {};

/** The hosted web build: no main process, so no status and no events. */
export const webPlatform: Platform = {
  kind: 'web',
  status: () => Promise.resolve(null),
  onStatusChange: () => nothingToStop,
  onSessionExpired: () => nothingToStop,
  app: null,
  openExternal: (url) => Promise.resolve(window.open(url, '_blank', 'noopener,noreferrer') !== null),
};
