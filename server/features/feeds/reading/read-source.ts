import { minute } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { ClaimedSource } from './due-store.ts';
import { readFeed } from './read-feed.ts';
import { noteFailure, noteSuccess, storeItems } from './reading-store.ts';

/** A claimed source without a result is claimed again after this time. */
export const claimLength = 5 * minute;

/** The time between two readings of a source. */
export const restLength = 60 * minute;

/** The time until the next attempt after a number of failures in a row: it doubles, up to a day. */
export function retryDelay(failures: number): number {
  return Math.min(15 * minute * 2 ** (failures - 1), 24 * 60 * minute);
}

export type ReadDeps = Pick<Deps, 'database' | 'logger' | 'metrics' | 'now' | 'outbound'>;

/** Reads a source and stores the result in one transaction. Throws if `signal` ended it. */
export async function readSource(deps: ReadDeps, source: ClaimedSource, signal?: AbortSignal): Promise<void> {
  const reading = await readFeed(deps.outbound, source, signal && { signal });
  deps.metrics.feedRead(reading.kind);
  const now = deps.now();
  const at = now.toISOString();
  const after = (delay: number) => new Date(now.getTime() + delay).toISOString();
  if (reading.kind === 'failed') {
    deps.logger.warn({ source: source.id, failures: source.failures + 1, reason: reading.reason }, 'a feed failed');
    const nextDueAt = after(retryDelay(source.failures + 1));
    await deps.database.write((trx) => noteFailure(trx, source, { at, nextDueAt, reason: reading.reason }));
    return;
  }
  const isNew = reading.kind === 'items';
  const validators = isNew ? { etag: reading.etag, last_modified: reading.lastModified } : null;
  await deps.database.write(async (trx) => {
    const isStillThere = await noteSuccess(trx, source, { at, nextDueAt: after(restLength), validators });
    if (isNew && isStillThere) await storeItems(trx, source, reading.items, at);
  });
}
