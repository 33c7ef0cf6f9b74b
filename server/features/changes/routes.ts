import type { Router } from 'express';
import { type Change, listChanges } from '#contract/changes.ts';
import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import type { Deps } from '#server/deps.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serve } from '#server/platform/http/route.ts';
import { type Session, sessionOf } from '#server/platform/http/session.ts';
import { findItem } from '#server/platform/records/records.ts';
import { presentChanges } from './presenter.ts';
import { type ChangeRow, countFeed, countHistory, findFeed, findHistory } from './store.ts';

/** How often one request looks for more where changes are not for the viewer to see. */
const mostReads = 5;

/** The feed of what a member follows, and the public history of one record (rule change-history). */
export function changeRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, listChanges, async ({ query }, context) => {
    const { kind, id } = query;
    const place = { before: decodeIdCursor(query.cursor), limit: query.limit ?? defaultPageSize };
    if (kind !== undefined && id !== undefined) {
      await findItem(deps, kind, id, context.session?.user.id ?? null, deps.now());
      const [page, total] = await Promise.all([
        visiblePage(deps, context.session, place, (next) => findHistory(database, { kind, id }, next)),
        countHistory(database, { kind, id }),
      ]);
      return { ...page, count: counted(total) };
    }
    const session = sessionOf(context);
    const feed = { followerId: session.user.id, kind };
    const [page, total] = await Promise.all([
      visiblePage(deps, session, place, (next) => findFeed(database, feed, next)),
      countFeed(database, feed),
    ]);
    return { ...page, count: counted(total) };
  });
}

interface Place {
  before: number | undefined;
  limit: number;
}

/** A page of the changes that the viewer may see. It may be short where many are not. */
async function visiblePage(
  deps: Deps,
  session: Session | null,
  { before, limit }: Place,
  find: (place: Place) => Promise<ChangeRow[]>,
): Promise<{ items: Change[]; nextCursor: string | null }> {
  const items: Change[] = [];
  let last = before;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const rows = await find({ before: last, limit: limit + 1 });
    const shown = await presentChanges(deps, session, rows.slice(0, limit));
    for (const [index, change] of shown.entries()) {
      if (items.length === limit) return { items, nextCursor: cursorAfter(last) };
      if (change) items.push(change);
      last = rows[index]?.id;
    }
    if (rows.length <= limit) return { items, nextCursor: null };
    if (items.length === limit) break;
  }
  return { items, nextCursor: cursorAfter(last) };
}

function cursorAfter(id: number | undefined): string | null {
  return id === undefined ? null : encodeIdCursor(id);
}

function counted(total: number) {
  return { value: Math.min(total, countCap), isCapped: total > countCap };
}
