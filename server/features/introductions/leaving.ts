import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { waive } from './charges.ts';
import { tellDeclined } from './news.ts';
import { eraseParty, findOpenOf, lockIntroduction, takeStep } from './store.ts';

const hasLeft = 'The member has left the network.';

type LeavingDeps = Pick<Deps, 'database' | 'now' | 'baseUrl' | 'env'>;

/**
 * Ends the open introductions of a member whose account is deleted: no one is charged for them, and the people who wait
 * for an answer are notified. The member's texts stay with their recipients, without a name.
 */
export async function closeForLeaver(
  deps: LeavingDeps,
  trx: Transaction,
  userId: number,
  formerName: string,
): Promise<void> {
  // First, so that later notifications name no one.
  await eraseParty(trx, userId, formerName);
  await closeOpen(deps, trx, await findOpenOf(trx, userId), userId, { own: hasLeft, theirs: hasLeft });
}

/** Ends the open introductions between two members after a block; neither is told about the block. */
export async function closeForBlock(
  deps: LeavingDeps,
  trx: Transaction,
  blockerId: number,
  blockedId: number,
): Promise<void> {
  await closeOpen(deps, trx, await findOpenOf(trx, blockerId, blockedId), blockerId, {
    own: 'The request was withdrawn.',
    theirs: 'The other side does not wish to be introduced.',
  });
}

/** Ends requests on one party's side: their own expire, those of others are declined. */
async function closeOpen(
  deps: LeavingDeps,
  trx: Transaction,
  ids: readonly number[],
  userId: number,
  reasons: { own: string; theirs: string },
): Promise<void> {
  const now = deps.now();
  for (const id of ids) {
    const row = await lockIntroduction(deps.database, trx, id);
    if (!row) continue;
    const isOwn = row.requester_id === userId;
    const reason = isOwn ? reasons.own : reasons.theirs;
    const isClosed = await takeStep(
      trx,
      {
        introduction_id: id,
        at: now.toISOString(),
        actor: 'system',
        actor_id: null,
        from_status: row.status,
        to_status: isOwn ? 'expired' : 'declined',
        note: reason,
      },
      isOwn ? {} : { decline_reason: reason },
    );
    if (!isClosed) continue;
    await waive(trx, id, now);
    if (!isOwn) await tellDeclined(trx, deps, row, { byTeam: false, reason });
  }
}
