import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ErasingDeps } from '#server/platform/feature.ts';
import { cancel } from './answering.ts';
import { endOf } from './presenter.ts';
import { findUnended, updateMeeting } from './store.ts';

/** Ends the meetings of a member whose account is deleted; those who were to meet them are told. */
export async function endForLeaver(deps: ErasingDeps, trx: Transaction, userId: number): Promise<void> {
  await endAll(deps, trx, userId, await findUnended(trx, userId), true);
}

/** Ends the open proposals of two members when one blocks the other, without a word. Accepted meetings stay. */
export async function endForBlock(deps: Deps, trx: Transaction, blockerId: number, blockedId: number): Promise<void> {
  const open = (await findUnended(trx, blockerId, blockedId)).filter(({ state }) => state === 'open');
  await endAll(deps, trx, blockerId, open, false);
}

async function endAll(
  deps: ErasingDeps,
  trx: Transaction,
  userId: number,
  rows: Awaited<ReturnType<typeof findUnended>>,
  isGone: boolean,
): Promise<void> {
  const at = deps.now().toISOString();
  for (const row of rows) {
    if (row.state === 'open') {
      const state = row.proposer_id === userId ? 'withdrawn' : 'declined';
      await updateMeeting(trx, row.id, { state, ended_by: userId, changed_at: at });
    } else if (endOf(row) > at) {
      await cancel(deps, trx, row, { actorId: userId, isGone });
    }
  }
}
