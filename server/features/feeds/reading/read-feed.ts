import type { Outbound } from '#server/platform/outbound/outbound.ts';
import { OutboundError } from '#server/platform/outbound/outbound-error.ts';
import { FeedParseError, parseInWorker } from './parse-in-worker.ts';
import type { ParsedItem } from './parsed-item.ts';

/** The address of a feed, and the validators of its last reading. */
export interface FeedAddress {
  feedUrl: string;
  etag: string | null;
  lastModified: string | null;
}

/** `reason` is a message for admins. */
export type FeedReading =
  | { kind: 'items'; items: ParsedItem[]; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; reason: string };

const limits = { timeLimit: 20_000, maxBytes: 3_000_000 };
const accept =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5';

/** Longer validators are not stored: no server needs them, and every request would send them. */
const validatorLength = 500;

/**
 * Reads a feed, only if it has changed and its server can tell. Every external failure is returned as `failed`; throws
 * only if `signal` has ended it.
 */
export async function readFeed(
  outbound: Outbound,
  { feedUrl, etag, lastModified }: FeedAddress,
  options: { signal?: AbortSignal; timeLimit?: number } = {},
): Promise<FeedReading> {
  const headers = {
    Accept: accept,
    ...(etag && { 'If-None-Match': etag }),
    ...(lastModified && { 'If-Modified-Since': lastModified }),
  };
  try {
    const timeLimit = options.timeLimit ?? limits.timeLimit;
    const answer = await outbound.get(feedUrl, { ...limits, timeLimit }, headers, options.signal);
    if (answer.status === 304 && (etag || lastModified)) return { kind: 'unchanged' };
    if (answer.status !== 200) return { kind: 'failed', reason: `The server answered with status ${answer.status}.` };
    const items = await parseInWorker({
      bytes: answer.body,
      contentType: answer.header('content-type'),
      base: answer.url.href,
    });
    return {
      kind: 'items',
      items,
      etag: validator(answer.header('etag')),
      lastModified: validator(answer.header('last-modified')),
    };
  } catch (error) {
    const isOutside = error instanceof OutboundError || error instanceof FeedParseError;
    if (!isOutside || options.signal?.aborted) throw error;
    return { kind: 'failed', reason: error.message };
  }
}

/** Header values may contain bytes that a request cannot send. */
function validator(value: string | undefined): string | null {
  return value !== undefined && /^[\x20-\x7e]+$/.test(value) && value.length <= validatorLength ? value : null;
}
