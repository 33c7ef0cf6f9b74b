/**
 * Chromium does not know the app's own schemes. Each of their hosts is mapped to an https host, which is also a secure
 * context with its own origin: `app://cardi/x` becomes `https://cardi.app.test/x`. No request for such a host leaves
 * the stand-in. Main always sees the app's own addresses.
 */
const mapped = /^https:\/\/([^/?#]+)\.([a-z][a-z0-9+.-]*)\.test(?=[/?#]|$)/;

export function isMapped(url: string): boolean {
  return mapped.test(url);
}

/** The address as main knows it. */
export function ownAddress(url: string): string {
  return url.replace(mapped, '$2://$1');
}

/** The address as Chromium knows it. */
export function mappedAddress(url: string): string {
  return /^(https?|data|blob|about|file|chrome-error|mailto|javascript):/.test(url)
    ? url
    : url.replace(/^([a-z][a-z0-9+.-]*):\/\/([^/?#]+)/, 'https://$2.$1.test');
}
