import { createHmac } from 'node:crypto';
import type { Request } from 'express';

import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { callerNetwork } from '#server/platform/http/caller-network.ts';
import { addView, deleteViewsBefore, keyOfDay, type Viewed } from './store.ts';

/**
 * The viewer for counting: a member by account, anyone else by network. The browser's own name is ignored, because it
 * can change with every call.
 */
export function viewerOf(req: Pick<Request, 'session' | 'ip'>): string {
  if (req.session) return `member:${req.session.user.id}`;
  return `visitor:${callerNetwork(req.ip)}`;
}

/**
 * Counts a view once per viewer and day (UTC); returns whether it was counted. Viewers are stored for the day only, as
 * a hash under a key that is deleted with the day. Callers leave out owners who view their own records.
 * `onCounted` runs in the same transaction, for a view that was counted.
 */
export function recordView(
  deps: Pick<Deps, 'database' | 'now'>,
  viewed: Viewed,
  viewer: string,
  onCounted?: (trx: Transaction, day: string) => Promise<void>,
): Promise<boolean> {
  const day = dayOf(deps.now());
  return deps.database.write(async (trx) => {
    const key = await keyOfDay(trx, day);
    const hash = createHmac('sha256', key).update(`${viewed.kind}:${viewed.itemId}:${viewer}`).digest('base64url');
    const isCounted = await addView(trx, viewed, hash, day);
    if (isCounted) await onCounted?.(trx, day);
    return isCounted;
  });
}

/** Deletes the viewers of former days; run now and then. */
export async function sweepViews(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await deleteViewsBefore(deps.database, dayOf(deps.now()));
}

/** `2026-05-04`, in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
