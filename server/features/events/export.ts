import type { Router } from 'express';

import { eventTypes, exportEvents } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { listAreas } from '#server/features/focus-areas/index.ts';
import { serveSearchExport } from '#server/platform/http/export.ts';
import { amount, link, time } from '#server/platform/sheets/cell.ts';
import { presentSummary } from './presenter.ts';
import { findEvents } from './store.ts';

/** A search of events as a file (rule exports). */
export function serveEventExport(router: Router, deps: Deps): void {
  serveSearchExport(router, deps, exportEvents, {
    title: 'Events',
    path: paths.events,
    page: async (query) => {
      const now = deps.now();
      const rows = await findEvents(deps.database, query, now.toISOString());
      return { items: rows.map((row) => presentSummary(row, now)), nextCursor: null };
    },
    words: async ({ type, focusAreaId, virtual, free }) => {
      const area = (await listAreas(deps.database)).find(({ id }) => id === focusAreaId);
      return {
        ...(type && { Type: eventTypes[type] }),
        ...(area && { 'Focus area': area.title }),
        ...(virtual && { Attendance: 'Online' }),
        ...(free && { Price: 'Free' }),
      };
    },
    columns: ({ path }) => ({
      Title: ({ title }) => title,
      Type: ({ type }) => eventTypes[type],
      Description: ({ description }) => description,
      Dates: ({ dateDisplay }) => dateDisplay,
      Begins: ({ startDate }) => time(startDate),
      Ends: ({ endDate }) => time(endDate),
      'Time zone': ({ timeZone }) => timeZone,
      Place: ({ location }) => location,
      City: ({ city }) => city,
      Country: ({ country }) => country,
      Online: ({ isVirtual }) => (isVirtual ? 'Yes' : 'No'),
      'Focus area': ({ focusAreaTitle }) => focusAreaTitle,
      Price: ({ price }) => amount(Math.round(price * 100), 'USD'),
      Seats: ({ capacity }) => capacity,
      Status: ({ status, isPast }) => (status === 'cancelled' ? 'Cancelled' : isPast ? 'Over' : 'Planned'),
      Address: ({ id }) => link(path(pathTo(paths.event, { id }))),
    }),
  });
}
