import type { OutgoingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';

import { readLimited } from './body.ts';
import { OutboundError } from './outbound-error.ts';
import { request } from './request.ts';

/** An answer with its whole body, unpacked. */
export interface OutboundAnswer {
  status: number;
  /** One header, `undefined` where the answer has none. */
  header: (name: string) => string | undefined;
  body: Uint8Array<ArrayBuffer>;
  /** The final address, after all redirects. */
  url: URL;
}

export interface OutboundLimits {
  /** The limit for the whole fetch: look-up, redirects and body (milliseconds). */
  timeLimit: number;
  /** The size limit of the body, both compressed and decompressed. */
  maxBytes: number;
}

/** Fetches addresses that others have entered, without reaching hosts that only this server can reach. */
export interface Outbound {
  /** Throws `OutboundError` for all that can go wrong outside; `signal` ends it early. */
  get(
    url: string,
    limits: OutboundLimits,
    headers?: OutgoingHttpHeaders,
    signal?: AbortSignal,
  ): Promise<OutboundAnswer>;
}

export interface OutboundOptions {
  /** The allowed ports. */
  ports?: readonly number[];
  /**
   * Origins that are allowed wherever they lead, such as a server on this machine. For tests only: the program names
   * none, and no setting does.
   */
  trustedOrigins?: readonly string[];
  /** Resolves host names; the system's resolver if left out. */
  lookup?: LookupFunction;
}

const webPorts = [80, 443];
const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Makes the guard for everything the server fetches from outside: http and https only, the usual ports,
 * no user names in addresses, every address a name resolves to checked at the moment of connecting (so
 * a name that changes its mind gains nothing), all of it again at each of at most three redirects, and
 * an end to time and size while the answer is still coming in.
 */
export function createOutbound({ ports = webPorts, trustedOrigins = [], lookup }: OutboundOptions = {}): Outbound {
  const isTrusted = (url: URL) => trustedOrigins.includes(url.origin);

  async function follow(url: URL, limits: OutboundLimits, headers: OutgoingHttpHeaders, signal: AbortSignal) {
    let current = url;
    for (let redirect = 0; redirect <= maxRedirects; redirect += 1) {
      checkAddress(current, isTrusted(current) ? null : ports);
      const response = await request(current, { headers, signal, lookup, isTrusted: isTrusted(current) });
      const location = response.headers.location;
      if (!redirects.has(response.statusCode ?? 0) || location === undefined) {
        const body = await readLimited(response, limits.maxBytes, signal);
        return { response, body, url: current };
      }
      response.destroy();
      const next = URL.parse(location, current.href);
      if (!next) throw new OutboundError('address', 'It redirects to an address that is not valid.');
      current = next;
    }
    throw new OutboundError('redirects', `It redirects more than ${maxRedirects} times.`);
  }

  return {
    async get(url, limits, headers = {}, stop) {
      const parsed = URL.parse(url);
      if (!parsed) throw new OutboundError('address', 'The address is not valid.');
      const timeout = AbortSignal.timeout(limits.timeLimit);
      const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
      try {
        const { response, body, url: last } = await follow(parsed, limits, headers, signal);
        const header = (name: string) => {
          const value = response.headers[name.toLowerCase()];
          return Array.isArray(value) ? value.join(', ') : value;
        };
        return { status: response.statusCode ?? 0, header, body, url: last };
      } catch (error) {
        if (timeout.aborted) {
          throw new OutboundError(
            'time',
            `The server did not answer within ${limits.timeLimit / 1000} seconds.`,
            error,
          );
        }
        if (stop?.aborted) throw new OutboundError('stopped', 'The request was stopped.', error);
        throw error;
      }
    },
  };
}

/** `ports`: the allowed ones, `null` for any. */
function checkAddress(url: URL, ports: readonly number[] | null): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('address', 'Only http and https addresses are allowed.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('address', 'An address with a user name is not allowed.');
  }
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (ports && !ports.includes(port)) throw new OutboundError('address', `Port ${port} is not allowed.`);
}
