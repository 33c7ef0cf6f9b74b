import type { Transaction } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { waive } from './charges.ts';
import { tellDeclined } from './news.ts';
import { eraseRequester, findOpenOf, lockIntroduction, takeStep } from './store.ts';

const reason = 'The member has left the network.';

/**
 * Ends the open introductions of somebody whose account is deleted: nobody is charged for them, and who
 * waits for an answer is told. What the member wrote stays with those who received it, without a name.
 */
export async function closeForLeaver(
  deps: Pick<Deps, 'database' | 'now' | 'baseUrl' | 'env'>,
  trx: Transaction,
  userId: number,
  formerName: string,
): Promise<void> {
  const now = deps.now();
  for (const id of await findOpenOf(trx, userId)) {
    const row = await lockIntroduction(deps.database, trx, id);
    if (!row) continue;
    const isOwn = row.requester_id === userId;
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
  await eraseRequester(trx, userId, formerName);
}
