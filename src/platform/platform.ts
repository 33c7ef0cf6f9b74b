import type { z } from 'zod';

import type { DesktopCommand, DesktopEvents, DesktopStatus, Diagnostics, Refreshed } from '#contract/desktop.ts';
import type { ServerCheck } from '#contract/desktop-servers.ts';
import type {
  DesktopSettings,
  OfflineProgress,
  OfflineResult,
  OfflineScope,
  SettingsChange,
} from '#contract/desktop-settings.ts';
import type { UpdateState } from '#contract/desktop-updates.ts';

/** Stops listening. */
type Stop = () => void;

/**
 * What differs between the hosted web build and the desktop app. Everything else, `fetch('/api/…')`
 * above all, is the same code on both.
 */
export interface Platform {
  kind: 'web' | 'desktop';
  /** The app's version, its server and where the session is kept; `null` on the web. */
  status(): Promise<DesktopStatus | null>;
  /** Calls back with the new status, e.g. when the keychain refuses the token. */
  onStatusChange(listener: (status: DesktopStatus) => void): Stop;
  /** Calls back once for each session the server no longer knows. */
  onSessionExpired(listener: () => void): Stop;
  /** Opens a web or mail address outside the app; `false` when it was refused. */
  openExternal(url: string): Promise<boolean>;
  /** The app itself, its settings and what it tells of; `null` on the web. */
  app: DesktopApp | null;
}

/** What only the desktop app can do. */
export interface DesktopApp {
  settings(): Promise<DesktopSettings>;
  changeSettings(change: SettingsChange): Promise<DesktopSettings>;
  /** Asks a server who it is and, where it is fit, moves there: the window then loads anew. */
  connect(address: string): Promise<ServerCheck>;
  clearCache(): Promise<DesktopSettings>;
  makeOffline(scope: OfflineScope): Promise<OfflineResult>;
  diagnostics(): Promise<Diagnostics>;
  openLogs(): Promise<boolean>;
  /** Dresses the window's frame, and the next start, as the page is. */
  themeChosen(choice: 'light' | 'dark' | 'system'): Promise<void>;
  updates(): Promise<UpdateState>;
  checkForUpdates(): Promise<UpdateState>;
  restartToUpdate(): Promise<boolean>;
  /** The server has answered, or not, after a kept answer was shown. */
  onRefreshed(listener: (refreshed: Refreshed) => void): Stop;
  /** A link, a notification or the menu leads to a page. */
  onOpen(listener: (path: string) => void): Stop;
  onCommand(listener: (command: DesktopCommand) => void): Stop;
  onOfflineProgress(listener: (progress: OfflineProgress) => void): Stop;
  onUpdatesChanged(listener: (state: UpdateState) => void): Stop;
  onDownloaded(listener: (file: z.output<DesktopEvents['downloaded']>) => void): Stop;
}
