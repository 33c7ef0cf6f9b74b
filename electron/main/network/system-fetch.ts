import http from 'node:http';
import tls from 'node:tls';
import { minute } from '#contract/kit/durations.ts';

/** Never goes through a proxy: this computer itself. */
const direct = 'localhost,127.0.0.1,::1,[::1]';

/**
 * The proxy that a system's answer to "how do I get there" names first, `null` for none. The answer is
 * that of a proxy script: `PROXY proxy.example:8080; DIRECT`. A SOCKS proxy is none: Node speaks HTTP
 * proxies only.
 */
export function proxyOf(answer: string): string | null {
  for (const choice of answer.split(';')) {
    const [, kind = '', host = ''] = /^\s*(\w+)\s*(\S*)\s*$/.exec(choice) ?? [];
    if (kind.toUpperCase() === 'DIRECT') return null;
    const scheme = { PROXY: 'http', HTTP: 'http', HTTPS: 'https' }[kind.toUpperCase()];
    const url = scheme === undefined ? null : URL.parse(`${scheme}://${host}`);
    if (url && url.host !== '' && url.pathname === '/') return url.origin;
  }
  return null;
}

/** Trusts what the operating system trusts, next to what Node brings: an organisation's own certificates. */
export function trustSystemCertificates(): void {
  tls.setDefaultCACertificates([...new Set([...tls.getCACertificates('default'), ...tls.getCACertificates('system')])]);
}

interface SystemFetchOptions {
  /** Asks the operating system how to get to an address; Electron's `session.resolveProxy`. */
  resolveProxy: (url: string) => Promise<string>;
  /** How long an answer about the way holds (milliseconds): networks change. */
  holdsMs?: number;
  now?: () => number;
  report: (problem: string, error: unknown) => void;
}

/**
 * Node's fetch on the system's way to the network: its certificates, read before the first https
 * request, and its proxy. Where one of the two cannot be found out, requests go the direct way.
 */
export function createSystemFetch(options: SystemFetchOptions): typeof fetch {
  const { resolveProxy, holdsMs = minute, now = Date.now, report } = options;
  let isTrusting = false;
  let inForce: string | null = null;
  let goDirect = () => {};
  const asked = new Map<string, number>();

  const trust = () => {
    if (isTrusting) return;
    isTrusting = true;
    try {
      trustSystemCertificates();
    } catch (error) {
      report('The system’s certificates cannot be read', error);
    }
  };

  const setProxy = (proxy: string | null) => {
    if (proxy === inForce) return;
    inForce = proxy;
    goDirect();
    goDirect = () => {};
    if (proxy === null) return;
    goDirect = http.setGlobalProxyFromEnv({ http_proxy: proxy, https_proxy: proxy, no_proxy: direct });
  };

  const findWay = async (url: URL) => {
    const last = asked.get(url.origin);
    if (last !== undefined && now() - last < holdsMs) return;
    asked.set(url.origin, now());
    try {
      setProxy(proxyOf(await resolveProxy(url.href)));
    } catch (error) {
      report('The system’s proxy cannot be found out', error);
    }
  };

  return async (input, init) => {
    const url = URL.parse(input instanceof Request ? input.url : String(input));
    if (url?.protocol === 'https:') trust();
    if (url && !isLocal(url)) await findWay(url);
    return fetch(input, init);
  };
}

const isLocal = ({ hostname }: URL) => direct.split(',').includes(hostname);
