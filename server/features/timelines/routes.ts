import type { Router } from 'express';

import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import { getTimeline, type TimelineEntry } from '#contract/timelines.ts';
import type { Deps } from '#server/deps.ts';
import { findLists } from '#server/features/lists/index.ts';
import { findPipelines } from '#server/features/pipelines/index.ts';
import { decodeIdCursor, encodeIdCursor } from '#server/platform/http/cursor.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { countTimeline, findTimeline, type TimelineRow } from './store.ts';

/** What members did with records, for themselves and their colleagues (rule timelines). */
export function timelineRoutes(router: Router, deps: Deps): void {
  const { database } = deps;

  serve(router, deps, getTimeline, async ({ params: { kind, id }, query }, context) => {
    const userId = sessionOf(context).user.id;
    const [lists, pipelines] = await Promise.all([findLists(database, userId), findPipelines(database, userId)]);
    const whose = { userId, kind, itemId: id, lists: idsOf(lists), pipelines: idsOf(pipelines) };
    const limit = query.limit ?? defaultPageSize;
    const rows = await findTimeline(database, whose, { before: decodeIdCursor(query.cursor), limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const total = await countTimeline(database, whose);
    return {
      items: shown.map((row) => present(row, { userId, lists, pipelines })),
      nextCursor: rows.length > limit && last ? encodeIdCursor(last.id) : null,
      count: { value: Math.min(total, countCap), isCapped: total > countCap },
    };
  });
}

interface Named {
  id: number;
  name: string;
}

const idsOf = (named: readonly Named[]) => named.map(({ id }) => id);

function present(
  row: TimelineRow,
  { userId, lists, pipelines }: { userId: number; lists: readonly Named[]; pipelines: readonly Named[] },
): TimelineEntry {
  const isOwn = row.actor_id === userId;
  return {
    id: row.id,
    action: row.action,
    by: isOwn ? null : { id: row.actor_id, name: row.actor_name, hasProfile: row.actor_has_profile === 1 },
    list: placeIn(lists, row.list_id ?? row.note_list_id),
    pipeline: placeIn(pipelines, row.pipeline_id),
    detail: row.note_text ?? row.detail,
    at: row.created_at,
  };
}

function placeIn(places: readonly Named[], id: number | null): Named | null {
  const found = places.find((place) => place.id === id);
  return found ? { id: found.id, name: found.name } : null;
}
