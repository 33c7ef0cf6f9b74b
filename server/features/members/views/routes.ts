import type { Router } from 'express';
import { z } from 'zod';

import { roleOf } from '#contract/kit/access.ts';
import { day as oneDay } from '#contract/kit/durations.ts';
import { day } from '#contract/kit/fields.ts';
import { countCap, defaultPageSize } from '#contract/kit/paging.ts';
import { getViewSharing, listProfileViews, profileViewDays, setViewSharing } from '#contract/members-views.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { decodeKeyCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { dayOf } from '#server/platform/views/views.ts';
import { presentMember } from '../presenter.ts';
import { countViews, countVisits, findViews, placeOf, type ViewPlace } from './list-store.ts';
import { setSharing, sharesViews } from './store.ts';

/** Who viewed the caller's profile, and whether the caller shares their own visits (rule profile-views). */
export function profileViewRoutes(router: Router, deps: Deps): void {
  const { database, now } = deps;

  serve(router, deps, listProfileViews, async ({ query: { cursor, limit = defaultPageSize } }, context) => {
    const { user } = sessionOf(context);
    const isLimited = !gives('profileViews', roleOf(user));
    const after = decodePlace(cursor);
    const from = dayOf(new Date(now().getTime() - (profileViewDays.counted - 1) * oneDay));
    const [isShared, recent, areas, rows, total] = await Promise.all([
      sharesViews(database.db, user.id),
      countVisits(database, user.id, from),
      listAreas(database),
      // One row more than asked for tells whether there is a next page.
      isLimited ? [] : findViews(database, user.id, { after, limit: limit + 1 }),
      isLimited ? 0 : countViews(database, user.id),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map((row) =>
        'member' in row
          ? { by: 'member' as const, day: row.day, member: presentMember(row.member, areas) }
          : { by: 'private' as const, day: row.day, visits: row.visits },
      ),
      nextCursor: rows.length > limit && last ? encodePlace(placeOf(last)) : null,
      count: capped(total),
      recent: capped(recent),
      isLimited,
      isShared,
    };
  });

  serve(router, deps, getViewSharing, async (_input, context) => ({
    isShared: await sharesViews(database.db, sessionOf(context).user.id),
  }));

  serve(router, deps, setViewSharing, async ({ body: { isShared } }, context) => {
    const { user } = sessionOf(context);
    await database.write((trx) => setSharing(trx, user.id, isShared));
    return { isShared };
  });
}

function capped(total: number) {
  return { value: Math.min(total, countCap), isCapped: total > countCap };
}

const order = 'viewed';

/** A cursor needs a positive number; the private visits of a day have 0. */
function encodePlace({ day: on, viewerId }: ViewPlace): string {
  return encodeKeyCursor(order, on, viewerId + 1);
}

function decodePlace(cursor: string | undefined): ViewPlace | undefined {
  const place = decodeKeyCursor(cursor, order);
  if (!place) return undefined;
  const on = z.safeParse(day, place.key);
  if (!on.success) throw invalidInput({ cursor: 'This cursor is not valid' });
  return { day: on.data, viewerId: place.id - 1 };
}
