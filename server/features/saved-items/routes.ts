import type { Router } from 'express';
import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import { listSavedIds, listSavedItems, savedItemsPerKind, saveItem, unsaveItem } from '#contract/saved-items.ts';
import type { Deps } from '#server/deps.ts';
import { lockAccount } from '#server/platform/db/lock-account.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findItem, findItemsOf } from '#server/platform/records/records.ts';
import { countSaved, deleteSaved, findSaved, findSavedIds, insertSaved } from './store.ts';

/** Records of any kind that members save (rule saved-items). */
export function savedItemRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listSavedItems, async ({ query }, context) => {
    const { user } = sessionOf(context);
    const limit = query.limit ?? defaultPageSize;
    const before = decodeIdCursor(query.cursor);
    const rows = await findSaved(deps.database, { userId: user.id, kind: query.kind, before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const itemOf = await findItemsOf(deps, shown, user.id, deps.now());
    const last = shown.at(-1);
    const total = await countSaved(deps.database, user.id, query.kind);
    return {
      items: shown.map((row) => {
        const { title = null, path = null } = itemOf(row) ?? {};
        return { kind: row.kind, id: row.item_id, title, path, savedAt: row.created_at };
      }),
      nextCursor: rows.length > limit && last ? encodeIdCursor(last.id) : null,
      count: { value: Math.min(total, countCap), isCapped: total > countCap },
    };
  });

  serve(router, deps, listSavedIds, async ({ query }, context) => ({
    ids: await findSavedIds(deps.database, sessionOf(context).user.id, query.kind),
  }));

  serve(router, deps, saveItem, async ({ params }, context) => {
    const { user } = sessionOf(context);
    const { database, now } = context.deps;
    await findItem(context.deps, params.kind, params.id, user.id, now());
    await database.write(async (trx) => {
      // Two concurrent requests would each count too few.
      await lockAccount(database, trx, user.id);
      const saved = await findSavedIds({ db: trx }, user.id, params.kind);
      if (!saved.includes(params.id) && saved.length >= savedItemsPerKind) {
        throw new HttpError('conflict', `You can save ${savedItemsPerKind} of each kind. Please remove one first.`);
      }
      await insertSaved(trx, {
        userId: user.id,
        kind: params.kind,
        itemId: params.id,
        createdAt: now().toISOString(),
      });
    });
    return { isSaved: true as const };
  });

  serve(router, deps, unsaveItem, async ({ params }, context) => {
    const userId = sessionOf(context).user.id;
    await context.deps.database.write((trx) => deleteSaved(trx, { userId, kind: params.kind, itemId: params.id }));
    return { isSaved: false as const };
  });
}
