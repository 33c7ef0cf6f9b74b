import type { Router } from 'express';

import {
  cancelRegistration,
  confirmRegistration,
  eventsFeed,
  getEvent,
  getEventCalendar,
  listEvents,
  registerForEvent,
} from '#contract/events.ts';
import { newsFeedEntries } from '#contract/kit/news-feeds.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { calendarContentTypes } from '#server/platform/calendar/calendar-file.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { serveNewsFeed } from '#server/platform/http/news-feed.ts';
import { serve } from '#server/platform/http/route.ts';
import { eventFile, eventFilename } from './calendar.ts';
import { serveEventExport } from './export.ts';
import { headlineOf } from './head.ts';
import { isPast, presentEvent, presentSummary } from './presenter.ts';
import { standingOf } from './priority.ts';
import { statusOfMember } from './registration-store.ts';
import { cancelByToken, confirmByToken, register } from './registrations.ts';
import { countSeats, findEvent, findEvents } from './store.ts';

/** Events and registrations (rule seats). */
export function eventRoutes(router: Router, deps: Deps): void {
  serve(router, deps, listEvents, async ({ query }) => {
    const now = deps.now();
    const rows = await findEvents(deps.database, query, now.toISOString());
    return rows.map((row) => presentSummary(row, now));
  });

  serveNewsFeed(router, deps, eventsFeed, {
    title: 'Events',
    page: paths.events,
    async entries(query) {
      const now = deps.now();
      const rows = await findEvents(deps.database, query, now.toISOString());
      return rows
        .filter((row) => !isPast(row, now))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
        .slice(0, newsFeedEntries)
        .map((row) => ({
          path: pathTo(paths.event, { id: row.id }),
          title: headlineOf(row),
          summary: `${row.date_display}, ${row.location}. ${row.description}`,
          author: row.organizer_name,
          subject: row.focus_area_title,
          publishedAt: row.created_at,
          updatedAt: row.updated_at,
        }));
    },
  });

  serveEventExport(router, deps);

  serve(router, deps, getEvent, async ({ params }, { session }) => {
    const row = await findEvent(deps.database, params.id);
    if (!row) throw notFound('event');
    const seats = await countSeats(deps.database, row.id);
    const status = session ? await statusOfMember(deps.database, row.id, session.user.id) : null;
    const standing = await standingOf(deps.database, session);
    return presentEvent(row, seats, { isMember: session !== null, status, standing }, deps.now());
  });

  serve(router, deps, registerForEvent, (input, { session }) => register(deps, input, session));

  serve(router, deps, confirmRegistration, ({ body }) => confirmByToken(deps, body.token));

  serve(router, deps, cancelRegistration, ({ body }) => cancelByToken(deps, body.token));

  serve(router, deps, getEventCalendar, async ({ params }, { res }) => {
    const row = await findEvent(deps.database, params.id);
    if (!row) throw notFound('event');
    const file = eventFile(deps, row);
    // Not JSON: the file is sent as it is, and `serve` does not touch an answer that has been sent.
    res.set({
      'Content-Type': calendarContentTypes.PUBLISH,
      'Content-Disposition': `attachment; filename="${eventFilename(row)}"`,
      'Cache-Control': 'no-cache',
    });
    res.send(file);
    return file;
  });
}
