import type { Router } from 'express';

import { itemsShown, likeFeedItem, listFeedItems, listFeeds, myFeedLikes, unlikeFeedItem } from '#contract/feeds.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { topicIds } from '#contract/technologies-topics.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { decodeItemCursor, encodeItemCursor } from './item-cursor.ts';
import { addLike, findLikes, removeLike } from './likes-store.ts';
import { presentItem, presentSource } from './presenter.ts';
import { countItems, findItems, findSource, findSources, type ItemRow, type SourceRow } from './store.ts';

/** The feeds of the technology pages (rule feeds). */
export function feedRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listFeeds, async ({ query }) => {
    const topics = query.technology ? [query.technology] : topicIds;
    const sources = await Promise.all(topics.map((topic) => findSources(deps.database, topic)));
    return Promise.all(sources.flat().map((source) => withItems(deps, source)));
  });

  serve(router, deps, listFeedItems, async ({ params, query }) => {
    if (!(await findSource(deps.database, params.id))) throw notFound('feed source');
    const limit = query.limit ?? defaultPageSize;
    const before = decodeItemCursor(query.cursor);
    const rows = await findItems(deps.database, { sourceId: params.id, before, limit: limit + 1 });
    const total = await countItems(deps.database, params.id);
    return onePage({ rows, limit, total, present: presentItem, cursorOf });
  });

  serve(router, deps, likeFeedItem, async ({ params: { id } }, context) => {
    const { user } = sessionOf(context);
    const likes = await deps.database.write((trx) => addLike(trx, user.id, id));
    if (likes === undefined) throw notFound('feed article');
    return { itemId: id, isLiked: true, likes };
  });

  serve(router, deps, unlikeFeedItem, async ({ params: { id } }, context) => {
    const { user } = sessionOf(context);
    const likes = await deps.database.write((trx) => removeLike(trx, user.id, id));
    if (likes === undefined) throw notFound('feed article');
    return { itemId: id, isLiked: false, likes };
  });

  serve(router, deps, myFeedLikes, async (_input, context) => ({
    itemIds: await findLikes(deps.database, sessionOf(context).user.id),
  }));
}

async function withItems(deps: Deps, source: SourceRow) {
  const rows = await findItems(deps.database, { sourceId: source.id, before: undefined, limit: itemsShown + 1 });
  const shown = rows.slice(0, itemsShown);
  const last = shown.at(-1);
  return {
    ...presentSource(source),
    items: shown.map(presentItem),
    nextCursor: rows.length > itemsShown && last ? cursorOf(last) : null,
  };
}

function cursorOf({ published_at: publishedAt, id }: ItemRow): string {
  return encodeItemCursor({ publishedAt, id });
}
