import type { DesktopBridge, DesktopStatus } from '#contract/desktop/bridge.ts';

/** Removes the listener. */
type Stop = () => void;

/**
 * The parts that differ between the hosted web build and the desktop app. Everything else, `fetch('/api/…')`
 * above all, is the same code on both.
 */
export interface Platform {
  kind: 'web' | 'desktop';
  /** The app's version, its server and the session's storage; `null` on the web. */
  status(): Promise<DesktopStatus | null>;
  /** Calls back with the new status, e.g. when the keychain refuses the token. */
  onStatusChange(listener: (status: DesktopStatus) => void): Stop;
  /** Calls back once for each session the server no longer knows. */
  onSessionExpired(listener: () => void): Stop;
  /** Opens a web or mail address outside the app; `false` when it was refused. */
  openExternal(url: string): Promise<boolean>;
  /** The app's settings, actions and events; `null` on the web. */
  app: DesktopBridge | null;
}
