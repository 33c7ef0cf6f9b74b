import type { Router } from 'express';
import {
  answerConnection,
  listConnections,
  listReachable,
  listReachableCities,
  listRelations,
  removeConnection,
  requestConnection,
} from '#contract/connections.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { listMemberNetwork } from '#contract/members.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { listedProfile, presentMember } from '#server/features/members/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findBlockedBy } from './blocks/store.ts';
import { answer, remove, request, stateOf } from './connections.ts';
import { findFollowed } from './follows/store.ts';
import { countConnections, findConnections } from './list-store.ts';
import { presentConnection } from './presenter.ts';
import { reachableCities, reachablePage } from './reachable.ts';
import { serveReachableExport } from './reachable-export.ts';
import { findConnectionsWith } from './store.ts';

/** Connections and connection requests. */
export function connectionRoutes(router: Router, deps: Deps): void {
  serve(router, deps, requestConnection, async ({ body }, context) => ({
    connection: await request(context.deps, sessionOf(context).user, { memberId: body.memberId, note: body.note }),
  }));

  serve(router, deps, answerConnection, async ({ params, body }, context) => ({
    connection: await answer(context.deps, sessionOf(context).user, params.id, body.answer),
  }));

  serve(router, deps, removeConnection, async ({ params }, context) => ({
    connection: await remove(context.deps, sessionOf(context).user, params.id),
  }));

  serve(router, deps, listMemberNetwork, async ({ params, query }) => {
    const member = await listedProfile(deps, params.id);
    const limit = query.limit ?? defaultPageSize;
    const before = decodeIdCursor(query.cursor);
    if (member.shows_network === 0) return { items: [], nextCursor: null, count: { value: 0, isCapped: false } };
    const which = { userId: member.user_id, list: 'connected', isPublic: true } as const;
    const [rows, total, areas] = await Promise.all([
      findConnections(deps.database, which, { before, limit: limit + 1 }),
      countConnections(deps.database, which),
      listAreas(deps.database),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentMember(row, areas),
      cursorOf: (row) => encodeIdCursor(row.connection_id),
    });
  });

  serve(router, deps, listConnections, async ({ query }, context) => {
    const which = { userId: sessionOf(context).user.id, list: query.list ?? 'connected', isPublic: false };
    const limit = query.limit ?? defaultPageSize;
    const before = decodeIdCursor(query.cursor);
    const [rows, total, areas] = await Promise.all([
      findConnections(deps.database, which, { before, limit: limit + 1 }),
      countConnections(deps.database, which),
      listAreas(deps.database),
    ]);
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentConnection(row, areas),
      cursorOf: (row) => encodeIdCursor(row.connection_id),
    });
  });

  serve(router, deps, listReachable, ({ query }, context) => reachablePage(deps, sessionOf(context).user.id, query));

  serve(router, deps, listReachableCities, ({ query }, context) =>
    reachableCities(deps, sessionOf(context).user.id, query),
  );

  serveReachableExport(router, deps);

  serve(router, deps, listRelations, async ({ query }, context) => {
    const userId = sessionOf(context).user.id;
    const ids = query.ids ?? [];
    const [connections, followed, blocked] = await Promise.all([
      findConnectionsWith(deps.database, userId, ids),
      findFollowed(deps.database, userId, ids),
      findBlockedBy(deps.database, userId, ids),
    ]);
    const states = new Map(connections.map((row) => [row.other, stateOf(row, userId)]));
    return ids.map((id) => ({
      memberId: id,
      connection: states.get(id) ?? ('none' as const),
      isFollowing: followed.has(id),
      isBlocked: blocked.has(id),
    }));
  });
}
