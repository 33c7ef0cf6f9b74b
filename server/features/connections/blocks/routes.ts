import type { Router } from 'express';

import { blockMember, blocksPerMember, listBlocks, unblockMember } from '#contract/connections-blocks.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { deleteFollow } from '../follows/store.ts';
import { deleteConnection } from '../store.ts';
import { presentBlock } from './presenter.ts';
import { countBlocks, deleteBlock, findBlocks, insertBlock, isBlockable, lockMembers } from './store.ts';

/**
 * Blocking: the two members can no longer connect with, write to or be introduced to each other. The blocked member is
 * not told.
 */
export function blockRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listBlocks, async (_input, context) => {
    const rows = await findBlocks(deps.database, sessionOf(context).user.id, blocksPerMember);
    return rows.map(presentBlock);
  });

  serve(router, deps, blockMember, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    if (params.id === userId) throw invalidInput({ id: 'You cannot block yourself' });
    if (!(await isBlockable(deps.database, userId, params.id))) throw notFound('member');
    await deps.database.write(async (trx) => {
      await lockMembers(deps.database, trx, userId, params.id);
      if ((await countBlocks(trx, userId)) >= blocksPerMember) {
        throw new HttpError('conflict', `You can block ${blocksPerMember} members. Please unblock one first.`);
      }
      await insertBlock(trx, { blockerId: userId, blockedId: params.id, createdAt: deps.now().toISOString() });
      await deleteConnection(trx, userId, params.id);
      await deleteFollow(trx, userId, { kind: 'member', id: params.id });
      await deleteFollow(trx, params.id, { kind: 'member', id: userId });
      for (const { onBlock } of deps.features) await onBlock?.(deps, trx, userId, params.id);
    });
    deps.mail.wake();
    return { isBlocked: true as const };
  });

  serve(router, deps, unblockMember, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    await deps.database.write((trx) => deleteBlock(trx, userId, params.id));
    return { isBlocked: false as const };
  });
}
