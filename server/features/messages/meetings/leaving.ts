import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ErasingDeps } from '#server/platform/feature.ts';
import { lockConversation } from '../sending-store.ts';
import { findConversationOf } from '../store.ts';
import { cancel } from './answering.ts';
import { endOf } from './presenter.ts';
import { findMeeting, findUnended, updateMeeting } from './store.ts';

/** Ends the meetings of a member whose account is deleted; those who were to meet them are told. */
export async function endForLeaver(deps: ErasingDeps, trx: Transaction, userId: number): Promise<void> {
  for (const { id, conversation_id: conversationId } of await findUnended(trx, userId)) {
    await lockConversation(deps.database, trx, conversationId);
    // Read again: an answer may have come first.
    const row = await findMeeting({ db: trx }, id);
    if (row?.state === 'open') await close(deps, trx, row, userId);
    else if (row?.state === 'accepted' && endOf(row) > deps.now().toISOString()) {
      await cancel(deps, trx, row, { actorId: userId, isGone: true });
    }
  }
}

/** Ends the open proposals of two members when one blocks the other, without a word. Accepted meetings stay. */
export async function endForBlock(deps: Deps, trx: Transaction, blockerId: number, blockedId: number): Promise<void> {
  const conversationId = await findConversationOf({ db: trx }, blockerId, blockedId);
  if (conversationId === null) return;
  // Proposals and answers under way come before the block, or find it.
  await lockConversation(deps.database, trx, conversationId);
  for (const row of await findUnended(trx, blockerId, blockedId)) {
    if (row.state === 'open') await close(deps, trx, row, blockerId);
  }
}

/** Ends an open proposal without a word. */
async function close(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction,
  row: { id: number; proposer_id: number },
  userId: number,
): Promise<void> {
  const state = row.proposer_id === userId ? 'withdrawn' : 'declined';
  await updateMeeting(trx, row.id, { state, ended_by: userId, changed_at: now().toISOString() });
}
