import { Worker } from 'node:worker_threads';
import { z } from 'zod';

import { type ParsedItem, parsedItem } from './parsed-item.ts';

export interface FeedBytes {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | undefined;
  /** The address of the feed. */
  base: string;
}

/** A text that is not a feed, or that would take too much time or memory to read. */
export class FeedParseError extends Error {}

/** A feed of the maximum size takes about a second. */
const timeLimit = 10_000;

const script = new URL('./parse-worker.ts', import.meta.url);

/**
 * Parses a feed in a separate thread with little memory, which is ended if it takes too long, so that foreign content
 * never delays a request. Throws `FeedParseError`.
 */
export async function parseInWorker(feed: FeedBytes): Promise<ParsedItem[]> {
  const worker = new Worker(script, {
    workerData: feed,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    // The parser's own output is not logged.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const result = await new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the parser ended without a result')));
      timer = setTimeout(() => reject(new Error('the parser took too long')), timeLimit);
    });
    return z.array(parsedItem).parse(result);
  } catch (error) {
    throw new FeedParseError('The answer is not an RSS, Atom or JSON feed.', { cause: error });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
