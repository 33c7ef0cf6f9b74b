/** The only origin that the app's own windows show. */
export const appScheme = 'app';
export const appHost = 'cardi';
export const appUrl = `${appScheme}://${appHost}/`;

/** The parsed address, `null` for an invalid one. Addresses are compared parsed, never as text. */
export function parseUrl(value: string): URL | null {
  return URL.parse(value);
}

/** Whether the address belongs to the app itself: scheme and host match, and it has no user, password or port. */
export function isAppUrl(value: string): boolean {
  const url = parseUrl(value);
  return (
    url !== null &&
    url.protocol === `${appScheme}:` &&
    url.host === appHost &&
    url.username === '' &&
    url.password === ''
  );
}

const externalProtocols = new Set(['http:', 'https:', 'mailto:', 'webcal:']);

/**
 * The address in the form that may be passed to the operating system: parsed and serialised again, so the opened
 * address is the checked one. `null` for anything but the address of a web page, of a mailbox or of a calendar, and for an address with a user name or
 * password.
 */
export function toExternalUrl(value: string): string | null {
  const url = parseUrl(value);
  if (!url || !externalProtocols.has(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.href;
}
