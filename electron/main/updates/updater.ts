import type { OutgoingHttpHeaders } from 'node:http';
import type { AuthInfo } from 'electron';

import type { UpdateChannel, UpdateState } from '#contract/desktop/updates.ts';
import { feedOf, takes } from './channels.ts';
import { releaseNotes } from './release-notes.ts';

/** The information of electron-updater about an update; `signatures` are ours, see `signature.ts`. */
export interface FoundUpdate {
  version: string;
  releaseNotes?: unknown;
  signatures?: unknown;
}

/** Electron's request for the credentials of a proxy. */
type OnLogin = (asking: AuthInfo, answer: (username?: string, password?: string) => void) => void;

/** The part of electron-updater that the app uses. */
export interface UpdateSource {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  requestHeaders: OutgoingHttpHeaders | null;
  setFeedURL(options: { provider: 'generic'; url: string; channel: string }): void;
  isUpdateSupported(update: FoundUpdate): boolean | Promise<boolean>;
  checkForUpdates(): Promise<unknown>;
  quitAndInstall(isSilent?: boolean, isForceRunAfter?: boolean): void;
  on(event: 'update-available' | 'update-not-available', listener: (update: FoundUpdate) => void): unknown;
  on(event: 'download-progress', listener: (progress: { percent: number }) => void): unknown;
  on(event: 'update-downloaded', listener: (update: FoundUpdate & { downloadedFile: string }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'login', listener: OnLogin): unknown;
}

export interface UpdaterOptions {
  /** Why this copy does not update itself, `null` where it does. */
  offReason: string | null;
  /** Loads electron-updater, with the first check. */
  load: () => Promise<UpdateSource>;
  /** Where updates come from, `null` where nobody has said. */
  url: string | null;
  /** At the start, see `follow`. */
  channel: UpdateChannel;
  onLogin?: OnLogin;
  /** Checks the signature of a downloaded file. */
  isSigned: (update: FoundUpdate & { downloadedFile: string }) => Promise<boolean>;
  onChange: (state: UpdateState) => void;
  report: (problem: string, error: unknown) => void;
  /** The installer runs next and may start the new version at once; call `undo` if it fails. */
  beforeInstall?: () => { undo: () => void };
  now?: () => Date;
}

const checkFailed = 'The app could not check for updates. Check your connection and try again later.';
const notInstalled =
  'The update was not installed. If your computer asked for an administrator’s password, it needs one; try again, or ask your administrator.';
const notSigned = 'The update was discarded: it is not signed by the publisher. Please tell your administrator.';

/**
 * Updates of the app: checks for one, downloads it, verifies the signature, then waits for the person to restart. An
 * update is never installed unverified, and never an older version than this one.
 */
export function createUpdater(options: UpdaterOptions) {
  const { offReason, load, url, isSigned, onChange, report, now = () => new Date() } = options;
  const { onLogin, beforeInstall = () => ({ undo: () => {} }) } = options;
  let state: UpdateState = offReason === null ? { kind: 'idle', checkedAt: null } : { kind: 'off', reason: offReason };
  let version = '';
  let { channel } = options;
  let source: Promise<UpdateSource> | null = null;
  /** Set while an installer runs; `undo` is called when it fails. */
  let installing: { undo: () => void } | null = null;

  const become = (next: UpdateState) => {
    state = next;
    onChange(next);
  };
  const fail = (message: string, error: unknown) => {
    report('The update failed', error);
    installing?.undo();
    become({ kind: 'failed', message: installing ? notInstalled : message });
    installing = null;
  };

  const receive = async (update: FoundUpdate & { downloadedFile: string }) => {
    // The channel was changed while it was loaded.
    if (!takes(channel, update.version)) return become({ kind: 'idle', checkedAt: null });
    if (!(await isSigned(update))) return fail(notSigned, new Error('The signature does not fit'));
    become({ kind: 'ready', version: update.version, notes: releaseNotes(update.releaseNotes) });
  };

  const point = (loaded: UpdateSource) => {
    if (url !== null) loaded.setFeedURL({ provider: 'generic', url, channel: feedOf(channel) });
  };

  const prepare = async (): Promise<UpdateSource> => {
    const loaded = await load();
    loaded.autoDownload = true;
    loaded.autoInstallOnAppQuit = false;
    loaded.allowDowngrade = false;
    // electron-updater would tell the feed's server a number that this computer keeps for good.
    loaded.requestHeaders = { 'x-user-staging-id': '' };
    loaded.isUpdateSupported = (update) => takes(channel, update.version);
    point(loaded);
    loaded.on('update-available', (update) => {
      ({ version } = update);
      become({ kind: 'downloading', version, percent: 0 });
    });
    loaded.on('update-not-available', () => become({ kind: 'idle', checkedAt: now().toISOString() }));
    loaded.on('download-progress', ({ percent }) => become({ kind: 'downloading', version, percent }));
    loaded.on('update-downloaded', (update) => void receive(update));
    if (onLogin) loaded.on('login', onLogin);
    loaded.on('error', (error) => fail(checkFailed, error));
    return loaded;
  };

  const isBusy = () => state.kind === 'checking' || state.kind === 'downloading' || state.kind === 'ready';

  return {
    state: (): UpdateState => state,
    isReady: () => state.kind === 'ready',
    /** Checks for an update; does nothing while one is being checked, downloaded or ready. */
    check: async (): Promise<UpdateState> => {
      if (state.kind === 'off' || isBusy()) return state;
      become({ kind: 'checking' });
      try {
        await (await (source ??= prepare())).checkForUpdates();
        // electron-updater has checked nothing and sent no event: it does not support the way this copy was installed.
        if (state.kind === 'checking') become({ kind: 'idle', checkedAt: null });
      } catch (error) {
        // electron-updater reports most failures by its event as well.
        if (state.kind === 'checking') fail(checkFailed, error);
      }
      return state;
    },
    /** Takes another channel's versions from now on; what was downloaded stays only where that channel takes it, too. */
    follow: async (next: UpdateChannel): Promise<void> => {
      if (next === channel) return;
      channel = next;
      if (source) point(await source);
      const isDropped = state.kind === 'ready' && !takes(channel, state.version);
      if (isDropped || state.kind === 'failed') become({ kind: 'idle', checkedAt: null });
    },
    /** Ends the app and installs the update; `false` where none is ready. */
    restart: async (): Promise<boolean> => {
      if (state.kind !== 'ready' || !source) return false;
      const loaded = await source;
      installing = beforeInstall();
      try {
        loaded.quitAndInstall(false, true);
      } catch (error) {
        fail(notInstalled, error);
      }
      return installing !== null;
    },
  };
}
