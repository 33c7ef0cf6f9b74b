import type { DesktopStatus, Platform } from '#src/platform/index.ts';

/**
 * Gives links of our own that are dragged into another program the server's address: the app's own leads nowhere there.
 * Browsers do so by themselves.
 */
export function followLinkDrags({ status, onStatusChange }: Pick<Platform, 'status' | 'onStatusChange'>): void {
  let origin: string | null = null;
  const learn = (known: DesktopStatus | null) => {
    origin = known?.serverOrigin ?? null;
  };
  void status().then(learn);
  onStatusChange(learn);
  document.addEventListener('dragstart', ({ target, dataTransfer }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !dataTransfer || origin === null || link.origin !== location.origin) return;
    const address = `${origin}${link.pathname}${link.search}${link.hash}`;
    const anchor = Object.assign(document.createElement('a'), { href: address, textContent: link.textContent });
    dataTransfer.setData('text/uri-list', address);
    dataTransfer.setData('text/plain', address);
    dataTransfer.setData('text/html', anchor.outerHTML);
  });
}
