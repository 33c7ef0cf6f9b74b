import { randomBytes } from 'node:crypto';
import type { Router } from 'express';

import {
  type CalendarAddress,
  calendarBounds,
  getCalendar,
  getCalendarAddress,
  removeCalendarAddress,
  renewCalendarAddress,
} from '#contract/calendar.ts';
import { day } from '#contract/kit/durations.ts';
import type { Deps } from '#server/deps.ts';
import { calendarContentTypes, calendarToSubscribe } from '#server/platform/calendar/calendar-file.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { rememberText, sendRemembered } from '#server/platform/http/remembered-text.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { addressOf, ownerOf } from './address.ts';
import { type CalendarKey, findKey, putKey, removeKey } from './store.ts';

/** A member's own calendar and its address (rule own-calendar). */
export function calendarRoutes(router: Router, deps: Deps): void {
  const { database } = deps;
  const present = (userId: number, key: CalendarKey | undefined): CalendarAddress => ({
    address: key ? addressOf(deps, userId, key) : null,
    createdAt: key?.created_at ?? null,
  });

  serve(router, deps, getCalendarAddress, async (_input, context) => {
    const { id } = sessionOf(context).user;
    return present(id, await findKey(database, id));
  });

  serve(router, deps, renewCalendarAddress, async (_input, context) => {
    const { id } = sessionOf(context).user;
    const key = { nonce: randomBytes(16).toString('base64url'), created_at: deps.now().toISOString() };
    await database.write(async (trx) => {
      await putKey(trx, id, key);
      await recordSecurityEvent(trx, { userId: id, event: 'calendar.renew' }, key.created_at);
    });
    return present(id, key);
  });

  serve(router, deps, removeCalendarAddress, async (_input, context) => {
    const { id } = sessionOf(context).user;
    await database.write(async (trx) => {
      if (!(await removeKey(trx, id))) return;
      await recordSecurityEvent(trx, { userId: id, event: 'calendar.end' }, deps.now().toISOString());
    });
    return present(id, undefined);
  });

  serve(router, deps, getCalendar, async ({ query: { key } }, { res }) => {
    const userId = await ownerOf(deps, key);
    if (userId === undefined) {
      throw new HttpError('not_found', 'This address of a calendar no longer works. Its owner can make a new one.');
    }
    const from = new Date(deps.now().getTime() - calendarBounds.daysBack * day).toISOString();
    const page = { from, limit: calendarBounds.entries };
    const entries = await Promise.all(
      deps.features.map(async (feature) => feature.calendar?.(deps, userId, page) ?? []),
    );
    const sorted = entries.flat().toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0));
    const text = calendarToSubscribe(deps, deps.env.site.productName, sorted.slice(0, calendarBounds.entries));
    res.set({ 'Content-Type': calendarContentTypes.PUBLISH, 'Cache-Control': 'private, no-cache' });
    sendRemembered(res, rememberText(text));
    return text;
  });
}
