import { join } from 'node:path';
import type { PageOptions } from '../page.ts';
import { ownAddress } from './addresses.ts';
import { type Target, unlessGone } from './cdp.ts';

type Listener = PageOptions['watcher']['onDownload'];

/** Files that pages save: each is written to `folder` until its final path is known. */
export function followDownloads(browser: Target, folder: string) {
  const listeners = new Map<string, Listener>();
  const ends = new Map<string, (file: string | null) => void>();

  browser.on('Browser.downloadWillBegin', ({ frameId, guid, url, suggestedFilename: name }) => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    ends.set(guid, resolve);
    listeners.get(frameId)?.({
      url: ownAddress(url),
      name,
      cancel: () => unlessGone(browser.send('Browser.cancelDownload', { guid })),
      done: promise,
    });
  });
  browser.on('Browser.downloadProgress', ({ guid, state }) => {
    if (state !== 'inProgress') ends.get(guid)?.(state === 'completed' ? join(folder, guid) : null);
  });

  return {
    forTarget: (targetId: string, listener: Listener): void => void listeners.set(targetId, listener),
    inContext: (id: { browserContextId?: string }) =>
      browser.send('Browser.setDownloadBehavior', {
        behavior: 'allowAndName',
        downloadPath: folder,
        eventsEnabled: true,
        ...id,
      }),
  };
}
