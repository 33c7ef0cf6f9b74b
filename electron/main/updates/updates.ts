import { join } from 'node:path';
import { app } from 'electron';

import type { UpdateState } from '#contract/desktop/updates.ts';
import { hour } from '#contract/kit/durations.ts';
import { readText } from '../settings/settings-file.ts';
import { isSignedUpdate } from './signature.ts';
import { createUpdater } from './updater.ts';

/** Looks for an update soon after the start, and then as often as this (milliseconds). */
const firstLook = 30_000;
const interval = 6 * hour;

interface UpdatesOptions {
  feedUrl: string | null;
  onChange: (state: UpdateState) => void;
  report: (problem: string, error: unknown) => void;
}

/**
 * Updates of an installed app. The publisher's public key lies in the package beside the archive; a download that it
 * does not fit is thrown away, and a package without a key takes none. Windows and macOS check the publisher's
 * certificate on top of it, but only where the package was signed with one.
 */
export function setUpUpdates({ feedUrl, onChange, report }: UpdatesOptions) {
  const publicKey = app.isPackaged ? readText(join(process.resourcesPath, 'update-key.pem')) : null;
  const hasFeed = feedUrl !== null || (app.isPackaged && readText(join(process.resourcesPath, 'app-update.yml')));
  const updater = createUpdater({
    offReason: reasonForNone({ hasFeed: Boolean(hasFeed), hasKey: publicKey !== null }),
    load: async () => (await import('electron-updater')).default.autoUpdater,
    feedUrl,
    isSigned: async ({ downloadedFile, version, signatures }) =>
      publicKey !== null && isSignedUpdate({ file: downloadedFile, version, signatures }, publicKey),
    onChange,
    report,
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

function reasonForNone({ hasFeed, hasKey }: { hasFeed: boolean; hasKey: boolean }): string | null {
  if (!app.isPackaged) return 'This copy runs from source; update the source instead.';
  if (!hasFeed) return 'This package has no address for updates.';
  if (!hasKey) return 'This package has no key to verify updates.';
  return null;
}
