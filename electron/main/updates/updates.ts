import { app } from 'electron';

import type { UpdateChannel, UpdateState } from '#contract/desktop/updates.ts';
import { hour, second } from '#contract/kit/durations.ts';
import { answerLogin, type SignIn } from '../network/proxy-login.ts';
import { installationOf, keeperOf } from './installation.ts';
import { isSignedUpdate } from './signature.ts';
import { createUpdater } from './updater.ts';

/** The first check comes soon after the start, then one at this interval (milliseconds). */
const firstLook = 30_000;
const interval = 6 * hour;

const loginPause = 10 * second;

interface UpdatesOptions {
  /** Where updates come from, the publisher's public key, and which versions are taken. */
  source: { url: string | null; key: string | null; channel: UpdateChannel };
  /** For a proxy that asks for credentials. */
  signIn: SignIn;
  onChange: (state: UpdateState) => void;
  report: (problem: string, error: unknown) => void;
}

/**
 * Updates of an installed app. The publisher's public key is in the package's archive or comes from the organization's
 * policy. A download whose signature does not fit the key is deleted, and without a key no update is installed, on any
 * system. Windows and macOS also check the publisher's certificate where the package was signed with one.
 */
export function setUpUpdates({ source: { url, key, channel }, signIn, onChange, report }: UpdatesOptions) {
  let lastLogin = Number.NEGATIVE_INFINITY;
  const updater = createUpdater({
    offReason: reasonForNone({ hasFeed: url !== null, hasKey: key !== null }),
    load: async () => (await import('electron-updater')).default.autoUpdater,
    url,
    channel,
    onLogin: (asking, answer) => {
      // Electron does not say which request asks; one that asks again at once was refused.
      const isFirst = Date.now() - lastLogin > loginPause;
      lastLogin = Date.now();
      void answerLogin(signIn, asking, { isFirst, answer });
    },
    isSigned: async ({ downloadedFile, version, signatures }) =>
      key !== null && isSignedUpdate({ file: downloadedFile, version, signatures }, key),
    onChange,
    report,
    // An AppImage starts the new version before this one has ended; the new version would find the lock taken and quit.
    beforeInstall: () => {
      app.releaseSingleInstanceLock();
      return { undo: () => void app.requestSingleInstanceLock() };
    },
  });
  const look = () => void updater.check();
  const first = setTimeout(look, firstLook);
  const timer = setInterval(look, interval);
  const stop = () => {
    clearTimeout(first);
    clearInterval(timer);
  };
  return { ...updater, stop };
}
export type Updates = ReturnType<typeof setUpUpdates>;

function reasonForNone({ hasFeed, hasKey }: { hasFeed: boolean; hasKey: boolean }): string | null {
  if (!app.isPackaged) return 'This copy runs from source; update the source instead.';
  const keeper = keeperOf(installationOf(process));
  if (keeper !== null) return keeper;
  if (!hasFeed) return 'This package has no address for updates.';
  if (!hasKey) return 'This package has no key to verify updates.';
  return null;
}
