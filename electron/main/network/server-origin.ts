import { z } from 'zod';

/** The demo server that `npm start` runs. */
export const defaultServerOrigin = 'http://localhost:4000';

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is on this computer. */
export function isLoopback({ hostname }: URL): boolean {
  return loopbackHosts.has(hostname);
}

/**
 * Parses the address of a CARDI server to its origin. Only a server on this computer may use http, because the session
 * token goes over the connection.
 */
export const serverOrigin = z
  .string()
  .trim()
  .transform((value, context) => {
    const url = URL.parse(value);
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (!url || !/^https?:$/.test(url.protocol)) return refuse('must be a web address such as https://cardi.example');
    if (url.protocol === 'http:' && !isLoopback(url)) {
      return refuse('must begin with https:// unless the server runs on this computer');
    }
    if (url.username || url.password) return refuse('must not contain a user name or password');
    if (url.pathname !== '/' || url.search || url.hash) return refuse('must be an address without a path');
    return url.origin;
  });
