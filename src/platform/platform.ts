import type { DesktopStatus } from '#contract/desktop.ts';

/**
 * What differs between the hosted web build and the desktop app. Everything else, `fetch('/api/…')`
 * above all, is the same code on both.
 */
export interface Platform {
  kind: 'web' | 'desktop';
  /** The app's version, its server's origin and where the session is kept; `null` on the web. */
  status(): Promise<DesktopStatus | null>;
  /** Calls back with the new status, e.g. when the keychain refuses the token. Returns "stop listening". */
  onStatusChange(listener: (status: DesktopStatus) => void): () => void;
  /** Calls back once for each session the server no longer knows. Returns "stop listening". */
  onSessionExpired(listener: () => void): () => void;
  /** Opens a web or mail address outside the app; `false` when it was refused. */
  openExternal(url: string): Promise<boolean>;
}
