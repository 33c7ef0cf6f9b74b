import type { UpdateState } from '#contract/desktop/updates.ts';
import { releaseNotes } from './release-notes.ts';

/** The information of electron-updater about an update; `signatures` are ours, see `signature.ts`. */
export interface FoundUpdate {
  version: string;
  releaseNotes?: unknown;
  signatures?: unknown;
}

/** The part of electron-updater that is used here. */
export interface UpdateSource {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  setFeedURL(options: { provider: 'generic'; url: string }): void;
  checkForUpdates(): Promise<unknown>;
  quitAndInstall(isSilent?: boolean, isForceRunAfter?: boolean): void;
  on(event: 'update-available' | 'update-not-available', listener: (update: FoundUpdate) => void): unknown;
  on(event: 'download-progress', listener: (progress: { percent: number }) => void): unknown;
  on(event: 'update-downloaded', listener: (update: FoundUpdate & { downloadedFile: string }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface UpdaterOptions {
  /** Why this copy does not update itself, `null` where it does. */
  offReason: string | null;
  /** Loads electron-updater; with the first check, not with the app. */
  load: () => Promise<UpdateSource>;
  /** Where updates come from, `null` for the address in the package. */
  feedUrl: string | null;
  /** Checks the signature of a downloaded file. */
  isSigned: (update: FoundUpdate & { downloadedFile: string }) => Promise<boolean>;
  onChange: (state: UpdateState) => void;
  report: (problem: string, error: unknown) => void;
  now?: () => Date;
}

const checkFailed = 'CARDI could not check for updates. Check your connection and try again later.';
const notSigned = 'The update was discarded: it is not signed by the publisher. Please tell your administrator.';

/**
 * Updates of the app: looks, downloads, checks the signature, and then waits for the person to restart.
 * Nothing is put in place that was not checked, and never an older version than this one.
 */
export function createUpdater(options: UpdaterOptions) {
  const { offReason, load, feedUrl, isSigned, onChange, report, now = () => new Date() } = options;
  let state: UpdateState = offReason === null ? { kind: 'idle', checkedAt: null } : { kind: 'off', reason: offReason };
  let version = '';
  let source: Promise<UpdateSource> | null = null;

  const become = (next: UpdateState) => {
    state = next;
    onChange(next);
  };
  const fail = (message: string, error: unknown) => {
    report('The update failed', error);
    become({ kind: 'failed', message });
  };

  const receive = async (update: FoundUpdate & { downloadedFile: string }) => {
    if (!(await isSigned(update))) return fail(notSigned, new Error('The signature does not fit'));
    become({ kind: 'ready', version: update.version, notes: releaseNotes(update.releaseNotes) });
  };

  const prepare = async (): Promise<UpdateSource> => {
    const loaded = await load();
    loaded.autoDownload = true;
    loaded.autoInstallOnAppQuit = false;
    loaded.allowDowngrade = false;
    if (feedUrl !== null) loaded.setFeedURL({ provider: 'generic', url: feedUrl });
    loaded.on('update-available', (update) => {
      ({ version } = update);
      become({ kind: 'downloading', version, percent: 0 });
    });
    loaded.on('update-not-available', () => become({ kind: 'idle', checkedAt: now().toISOString() }));
    loaded.on('download-progress', ({ percent }) => become({ kind: 'downloading', version, percent }));
    loaded.on('update-downloaded', (update) => void receive(update));
    loaded.on('error', (error) => fail(checkFailed, error));
    return loaded;
  };

  const isBusy = () => state.kind === 'checking' || state.kind === 'downloading' || state.kind === 'ready';

  return {
    state: (): UpdateState => state,
    /** Looks for an update; while one is being looked for, loaded or ready nothing new happens. */
    check: async (): Promise<UpdateState> => {
      if (state.kind === 'off' || isBusy()) return state;
      become({ kind: 'checking' });
      try {
        await (await (source ??= prepare())).checkForUpdates();
        // It has looked nowhere and told nothing: this copy was not installed in a way that it knows.
        if (state.kind === 'checking') become({ kind: 'idle', checkedAt: null });
      } catch (error) {
        // electron-updater tells of most failures by its event, too.
        if (state.kind === 'checking') fail(checkFailed, error);
      }
      return state;
    },
    /** Ends the app and puts the update in place; `false` where none is ready. */
    restart: async (): Promise<boolean> => {
      if (state.kind !== 'ready' || !source) return false;
      (await source).quitAndInstall(false, true);
      return true;
    },
  };
}
