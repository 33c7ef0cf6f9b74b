/** The one origin the app's own window shows. */
export const appScheme = 'app';
export const appHost = 'cardi';
export const appUrl = `${appScheme}://${appHost}/`;

/** The parsed address, or `null` for what is none. Addresses are compared parsed, never as text. */
export function parseUrl(value: string): URL | null {
  return URL.parse(value);
}

/** Whether the address belongs to the app itself: scheme and host fit, and nothing is smuggled in beside them. */
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

const externalProtocols = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address as it may be handed to the operating system: parsed and serialised again, so that what is
 * opened is what was checked. `null` for anything but a web or mail address, and for one with a
 * user name or password in it.
 */
export function toExternalUrl(value: string): string | null {
  const url = parseUrl(value);
  if (!url || !externalProtocols.has(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.href;
}
