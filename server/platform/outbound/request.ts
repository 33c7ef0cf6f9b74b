import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, type LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

import { OutboundError } from './outbound-error.ts';

export interface RequestOptions {
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
  lookup: LookupFunction | undefined;
  /** Connects wherever the address leads. */
  isTrusted: boolean;
  /** Sent with POST; without one it is a GET. */
  body?: string;
}

/**
 * Addresses that look public and are not: the deprecated form of an IPv4 address within IPv6, and the
 * one at which a cloud answers its machines. Node asks the list at the moment of connecting.
 */
const alsoPrivate = new BlockList();
alsoPrivate.addSubnet('::', 96, 'ipv6');
alsoPrivate.addAddress('168.63.129.16', 'ipv4');

const userAgent = 'CARDI feed reader';

/**
 * One request, without following where it leads; resolves with the headers, the body still to come.
 * The connection is made for it and closed after it: none is shared, so none was checked for another.
 */
export function request(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { headers, signal, isTrusted } = options;
  const isSecure = url.protocol === 'https:';
  const Agent = isSecure ? RequestFilteringHttpsAgent : RequestFilteringHttpAgent;
  const agent = new Agent({
    keepAlive: false,
    allowPrivateIPAddress: isTrusted,
    ...(options.lookup && { lookup: options.lookup }),
    ...(!isTrusted && { blockList: alsoPrivate }),
  });
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
      method: options.body === undefined ? 'GET' : 'POST',
      agent,
      signal,
      headers: { 'User-Agent': userAgent, 'Accept-Encoding': 'gzip, deflate, br', ...headers },
    });
    outgoing.once('response', resolve);
    // The event may come again after the answer has begun; the body's own stream then reports the failure.
    outgoing.on('error', (error) => reject(asOutboundError(error)));
    outgoing.end(options.body);
  });
}

function asOutboundError(error: Error): OutboundError {
  const code = 'code' in error ? String(error.code) : '';
  // The agent's refusals have no code, only this sentence.
  if (code === 'ERR_IP_BLOCKED' || error.message.includes('is not allowed. Because')) {
    return new OutboundError('private', 'The address leads into a private network.', error);
  }
  return new OutboundError('network', sentences[code] ?? 'The connection failed.', error);
}

const sentences: Record<string, string> = {
  ENOTFOUND: 'This host does not exist.',
  ECONNREFUSED: 'The host refuses connections.',
  ECONNRESET: 'The host closed the connection.',
  CERT_HAS_EXPIRED: "The host's certificate has expired.",
};
