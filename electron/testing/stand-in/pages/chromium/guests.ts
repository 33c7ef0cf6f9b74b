import type { SessionInside } from '../../modules/session.ts';
import type { Page, PageWatcher } from '../page.ts';
import type { GuestHost } from './chromium-page.ts';
import type { PageMessage } from './in-page.ts';

interface GuestPages {
  openGuest: (watcher: PageWatcher, session: SessionInside) => Page;
}

/**
 * `<webview>`: its guest is a page of its own in its own partition, loaded and guarded, with the same events as in
 * Electron. It is not drawn inside the surrounding page.
 */
export function hostGuests({ openGuest }: GuestPages, { watcher, tell }: GuestHost): (message: PageMessage) => void {
  const pages = new Map<number, Page>();

  const attach = (instanceId: number, src: string, params: Record<string, unknown>) => {
    const event = (name: string, details: object = {}) => tell({ kind: 'webview-event', instanceId, name, details });
    const approved = watcher.mayAttachGuest({ instanceId, src, params });
    if (!approved) return event('destroyed');
    const page = approved.attach((guest, session) =>
      openGuest(
        {
          ...guest,
          onDomReady: () => {
            guest.onDomReady();
            event('dom-ready');
          },
          onFinishLoad: () => {
            guest.onFinishLoad();
            event('did-finish-load');
          },
          onFailLoad: (failure) => {
            guest.onFailLoad(failure);
            const { code, description, url, isMainFrame } = failure;
            event('did-fail-load', { errorCode: code, errorDescription: description, validatedURL: url, isMainFrame });
          },
          onGone: (reason) => {
            guest.onGone(reason);
            event('render-process-gone', { details: { reason } });
          },
        },
        session,
      ),
    );
    pages.set(instanceId, page);
    event('did-attach');
    page.load(String(approved.params.src)).catch(() => {});
  };

  return (message) => {
    if (message.kind === 'invoke' || message.kind === 'key') return;
    const page = pages.get(message.instanceId);
    if (message.kind === 'webview') attach(message.instanceId, message.src, message.params);
    else if (message.kind === 'webview-source') page?.load(message.src).catch(() => {});
    else if (message.kind === 'webview-reload') page?.reload();
    else {
      page?.close(false);
      pages.delete(message.instanceId);
    }
  };
}
