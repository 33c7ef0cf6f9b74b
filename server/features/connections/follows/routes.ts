import type { Router } from 'express';
import {
  followRecord,
  followsPerKind,
  listFollowedIds,
  listFollowedMembers,
  listFollows,
  unfollowRecord,
} from '#contract/connections-follows.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { presentMember } from '#server/features/members/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { HttpError, invalidInput } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findItem, findItemsOf } from '#server/platform/records/records.ts';
import { isBlocked, lockMembers } from '../blocks/store.ts';
import * as store from './store.ts';

/** Follows: a member follows a record; one who follows another member needs no consent (rule follows). */
export function followRoutes(router: Router, deps: Deps): void {
  serve(router, deps, followRecord, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    const { database, now } = context.deps;
    const { kind, id } = params;
    if (kind === 'member' && id === userId) throw invalidInput({ id: 'This is you' });
    await findItem(context.deps, kind, id, userId, now());
    await database.write(async (trx) => {
      // Two concurrent requests would each count too few.
      await lockMembers(database, trx, userId, kind === 'member' ? id : userId);
      // The answer must not reveal a block.
      if (kind === 'member' && (await isBlocked({ db: trx }, userId, id))) {
        throw new HttpError('conflict', 'You cannot follow this member.');
      }
      const followed = await store.findFollowedIds({ db: trx }, userId, kind);
      if (!followed.includes(id) && followed.length >= followsPerKind) {
        throw new HttpError('conflict', `You can follow ${followsPerKind} of each kind. Please unfollow one first.`);
      }
      await store.insertFollow(trx, userId, params, now().toISOString());
    });
    return { isFollowing: true as const };
  });

  serve(router, deps, unfollowRecord, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    await context.deps.database.write((trx) => store.deleteFollow(trx, userId, params));
    return { isFollowing: false as const };
  });

  serve(router, deps, listFollows, async ({ query }, context) => {
    const followerId = sessionOf(context).user.id;
    const limit = query.limit ?? defaultPageSize;
    const which = { followerId, kind: query.kind };
    const [rows, total] = await Promise.all([
      store.findFollows(deps.database, { ...which, before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      store.countFollows(deps.database, which),
    ]);
    const itemOf = await findItemsOf(deps, rows, followerId, deps.now());
    return onePage({
      rows,
      limit,
      total,
      present(row) {
        const { title = null, path = null } = itemOf(row) ?? {};
        return { kind: row.kind, id: row.item_id, title, path, followedAt: row.created_at };
      },
      cursorOf: ({ id }) => encodeIdCursor(id),
    });
  });

  serve(router, deps, listFollowedIds, async ({ query }, context) => ({
    ids: await store.findFollowedIds(deps.database, sessionOf(context).user.id, query.kind),
  }));

  serve(router, deps, listFollowedMembers, async ({ query }, context) => {
    const userId = sessionOf(context).user.id;
    const limit = query.limit ?? defaultPageSize;
    const [rows, total, areas] = await Promise.all([
      store.findFollowedMembers(deps.database, userId, { before: decodeIdCursor(query.cursor), limit: limit + 1 }),
      store.countFollowedMembers(deps.database, userId),
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
