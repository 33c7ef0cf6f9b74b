import { afterAction } from '#contract/introductions-rules.ts';
import type { Deps } from '#server/deps.ts';
import { waive } from './charges.ts';
import { tellExpired } from './news.ts';
import { findOverdue, lockIntroduction, takeStep } from './store.ts';

/** The number of requests looked up at once. */
const batch = 50;

/**
 * Ends the requests that were not answered in time, of one requester or, when run as a job, of all: they no longer cost
 * anything, and the requester is notified. Several processes can do so at once: each request is locked and checked
 * again, and the second process finds nothing left to do.
 */
export async function expireOverdue(
  deps: Pick<Deps, 'database' | 'now' | 'baseUrl' | 'env' | 'mail'>,
  requesterId: number | null = null,
): Promise<void> {
  const now = deps.now();
  const at = now.toISOString();
  for (;;) {
    const ids = await findOverdue(deps.database, at, requesterId, batch);
    for (const id of ids) {
      await deps.database.write(async (trx) => {
        const row = await lockIntroduction(deps.database, trx, id);
        const next = row && isOverdue(row, now) ? afterAction(row.status, 'expire') : null;
        if (!row || !next) return;
        await takeStep(trx, {
          introduction_id: id,
          at,
          actor: 'system',
          actor_id: null,
          from_status: row.status,
          to_status: next,
          note: null,
        });
        await waive(trx, id, now);
        await tellExpired(trx, deps, row);
      });
    }
    if (ids.length > 0) deps.mail.wake();
    if (ids.length < batch) return;
  }
}

/** Whether a request has waited for the maximum time. */
export function isOverdue({ status, expires_at }: { status: string; expires_at: string | null }, now: Date): boolean {
  return status === 'requested' && expires_at !== null && expires_at <= now.toISOString();
}
