import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

import { decodeText } from './decode-text.ts';
import { parseFeed } from './parse-feed.ts';

/** Runs in a separate thread; see parse-in-worker.ts. */
const job = z.object({ bytes: z.instanceof(Uint8Array), contentType: z.string().optional(), base: z.string() });

const { bytes, contentType, base } = job.parse(workerData);
// A thread's port has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(parseFeed(decodeText(bytes, contentType), base));
