/**
 * Whether a page at `ancestor` may show a document at `framed`, by the source list of a
 * `frame-ancestors` directive (CSP 3, section 6.7.2). Paths are not compared: ancestors are origins.
 */
export function isAncestorAllowed(sources: readonly string[], framed: URL, ancestor: URL): boolean {
  return sources.some((source) => matches(source.toLowerCase(), framed, ancestor));
}

function matches(source: string, framed: URL, ancestor: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return ancestor.origin === framed.origin;
  const scheme = /^([a-z][a-z0-9+.-]*):$/.exec(source)?.[1];
  if (scheme) return isScheme(scheme, ancestor);
  const host = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:?#[\]]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(source);
  if (!host?.[2]) return false;
  return (
    isScheme(host[1] ?? framed.protocol.slice(0, -1), ancestor) &&
    isHost(host[2], ancestor.hostname) &&
    isPort(host[3], ancestor)
  );
}

/** A source with http also covers the same host with https. */
function isScheme(scheme: string, { protocol }: URL): boolean {
  return protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:');
}

/** `*.example.com` covers every host below example.com, but not that host itself. */
function isHost(pattern: string, hostname: string): boolean {
  return pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
}

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

function isPort(port: string | undefined, { protocol, port: given }: URL): boolean {
  const standard = defaultPorts[protocol];
  const actual = given || standard;
  if (port === '*') return true;
  if (port === undefined) return actual === standard;
  return port === actual || (port === '80' && actual === '443');
}
