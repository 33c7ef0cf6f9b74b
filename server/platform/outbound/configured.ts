import type { IncomingMessage } from 'node:http';

import { request } from './request.ts';

/**
 * Posts JSON to an address that the operator has configured, which may lead to this machine or into a private network.
 * Resolves with the headers, the body still to come; redirects are not followed, so that a key in `headers` goes nowhere
 * else. Throws `OutboundError`.
 */
export function postToConfigured(
  url: string,
  body: unknown,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> {
  return request(new URL(url), {
    headers: { 'User-Agent': 'CARDI', 'Accept-Encoding': 'identity', 'Content-Type': 'application/json', ...headers },
    signal,
    lookup: undefined,
    isTrusted: true,
    body: JSON.stringify(body),
  });
}
