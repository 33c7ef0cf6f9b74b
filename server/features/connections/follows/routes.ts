import type { Router } from 'express';
import { followMember, listFollows, unfollowMember } from '#contract/connections-follows.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { findCards, presentMember } from '#server/features/members/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { isBlocked } from '../blocks/store.ts';
import { countFollowedMembers, deleteFollow, findFollowedMembers, insertFollow } from './store.ts';

/** Follows: a member follows another one without needing consent (rule connections). */
export function followRoutes(router: Router, deps: Deps): void {
  serve(router, deps, followMember, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    const { database, now } = context.deps;
    if (params.id === userId) throw invalidInput({ id: 'This is you' });
    const [member] = await findCards(database, [params.id]);
    if (!member) throw notFound('member');
    await database.write(async (trx) => {
      // The answer must not reveal a block.
      if (await isBlocked({ db: trx }, userId, params.id)) {
        throw new HttpError('conflict', 'You cannot follow this member.');
      }
      await insertFollow(trx, { followerId: userId, followedId: params.id, createdAt: now().toISOString() });
    });
    return { isFollowing: true as const };
  });

  serve(router, deps, unfollowMember, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    await context.deps.database.write((trx) => deleteFollow(trx, userId, params.id));
    return { isFollowing: false as const };
  });

  serve(router, deps, listFollows, async ({ query }, context) => {
    const userId = sessionOf(context).user.id;
    const limit = query.limit ?? defaultPageSize;
    const [rows, total, areas] = await Promise.all([
      findFollowedMembers(deps.database, userId, { before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      countFollowedMembers(deps.database, userId),
      listAreas(deps.database),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentMember(row, areas),
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });
}
