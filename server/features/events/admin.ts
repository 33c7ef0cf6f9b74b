import type { Router } from 'express';

import { placeInWords } from '#contract/events.ts';
import {
  cancelEvent,
  cancelSomebodysRegistration,
  createEvent,
  deleteEvent,
  duplicateEvent,
  exportEvents,
  exportRegistrations,
  getAdminEvent,
  listAdminEvents,
  listRegistrations,
  markAttendance,
  previewEvent,
  publishEvent,
  updateEvent,
} from '#contract/events-admin.ts';
import { defaultPageSize } from '#contract/kit/paging.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { decodeKeyCursor, encodeKeyCursor } from '#server/platform/http/cursor.ts';
import { datedName, serveExport, sourceOf } from '#server/platform/http/export.ts';
import { invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { onePage } from '#server/platform/http/page.ts';
import { type RequestContext, serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { amount, time } from '#server/platform/sheets/cell.ts';
import { sendTable } from '#server/platform/sheets/send-table.ts';
import { batchesById } from '#server/platform/sheets/table.ts';
import { presentAdminEvent, presentPreview, presentRegistration, presentRow, stateOf } from './admin-presenter.ts';
import { countRegistrations, findRegistrations, type PlaceInList } from './admin-registration-store.ts';
import { noteAttendance, withdraw } from './admin-registrations.ts';
import { callOff, changeEvent, copyEvent, createDraft, deleteDraft, publishDraft, viewOf } from './admin-service.ts';
import { countAdminEvents, countSeatsOf, findAdminEvents, findAreaOf, findEventsBefore } from './admin-store.ts';
import type { Registration } from './registration-store.ts';
import { findAnyEvent } from './store.ts';

/** The columns of the export of an event's registrations. */
const registrationColumns = {
  Number: ({ id }: Registration) => id,
  Name: ({ name }: Registration) => name,
  Email: ({ email }: Registration) => email,
  Organization: ({ organization }: Registration) => organization,
  Attends: ({ attendance_type }: Registration) => attendance_type,
  'Price in USD': ({ price_cents }: Registration) => amount(price_cents, 'USD'),
  State: ({ status, held_until }: Registration) => (held_until === null ? status : `${status}, not confirmed`),
  Registered: ({ created_at }: Registration) => time(created_at),
  Cancelled: ({ cancelled_at }: Registration) => time(cancelled_at),
  Attended: ({ attended_at }: Registration) => time(attended_at),
};

/** Events for admins: drafts, changes, cancellation and registrations. */
export function eventAdminRoutes(router: Router, deps: Deps): void {
  const actor = (context: RequestContext) => sessionOf(context).user.id;
  const present = async (id: number) => presentAdminEvent(await viewOf(deps, id), deps.now());

  serve(router, deps, listAdminEvents, async ({ query }) => {
    const { search, state, type, sort = state === 'published' ? 'earliest' : 'latest' } = query;
    const limit = query.limit ?? defaultPageSize;
    const now = deps.now();
    const filters = { search, state, type, now: now.toISOString() };
    const after = decodeKeyCursor(query.cursor, sort);
    const [rows, total] = await Promise.all([
      findAdminEvents(deps.database, filters, { sort, after, limit: limit + 1 }),
      countAdminEvents(deps.database, filters),
    ]);
    const shown = rows.slice(0, limit).map(({ id }) => id);
    const seats = await countSeatsOf(deps.database, shown);
    return onePage({
      rows,
      limit,
      total,
      present: (row) => presentRow(row, seats.get(row.id), now),
      cursorOf: ({ end_date, id }) => encodeKeyCursor(sort, end_date, id),
    });
  });

  serveExport(router, deps, exportEvents, {
    title: 'Events',
    find: ({ search, state, type }, page) => {
      const filters = { search, state, type, now: deps.now().toISOString() };
      return findEventsBefore(deps.database, filters, page);
    },
    columns: {
      Number: ({ id }) => id,
      Title: ({ title }) => title,
      Type: ({ type }) => type,
      State: (row) => stateOf(row, deps.now()),
      Starts: ({ start_date }) => time(start_date),
      Ends: ({ end_date }) => time(end_date),
      'Time zone': ({ time_zone }) => time_zone,
      Place: (row) => placeInWords(row),
      'Focus area': ({ focus_area_title }) => focus_area_title,
      Seats: ({ capacity }) => capacity,
    },
  });

  serve(router, deps, getAdminEvent, ({ params }) => present(params.id));

  serve(router, deps, createEvent, async ({ body }, context) => present(await createDraft(deps, actor(context), body)));

  serve(router, deps, previewEvent, async ({ body }) => {
    const area = await findAreaOf(deps.database, body.focusAreaId);
    if (!area) throw invalidInput({ focusAreaId: 'Please choose a focus area' });
    return presentPreview(body, area, deps.now());
  });

  serve(router, deps, updateEvent, async ({ params, body }, context) => {
    const told = await changeEvent(deps, actor(context), params.id, body);
    return { event: await present(params.id), ...told };
  });

  serve(router, deps, publishEvent, async ({ params, body }, context) => {
    await publishDraft(deps, actor(context), params.id, body.version);
    return present(params.id);
  });

  serve(router, deps, duplicateEvent, async ({ params }, context) =>
    present(await copyEvent(deps, actor(context), params.id)),
  );

  serve(router, deps, deleteEvent, async ({ params }, context) => {
    await deleteDraft(deps, actor(context), params.id);
    return { id: params.id };
  });

  serve(router, deps, cancelEvent, async ({ params, body }, context) => {
    const notified = await callOff(deps, actor(context), params.id, body.reason);
    return { event: await present(params.id), notified };
  });

  serve(router, deps, listRegistrations, async ({ params, query }) => {
    if (!(await findAnyEvent(deps.database, params.id))) throw notFound('event');
    const limit = query.limit ?? defaultPageSize;
    const filters = { eventId: params.id, search: query.search, status: query.status };
    const [rows, total] = await Promise.all([
      findRegistrations(deps.database, filters, { after: placeOfCursor(query.cursor), limit: limit + 1 }),
      countRegistrations(deps.database, filters),
    ]);
    return onePage({ rows, limit, total, present: presentRegistration, cursorOf });
  });

  serve(router, deps, exportRegistrations, async ({ params, body }, context) => {
    const event = await findAnyEvent(deps.database, params.id);
    if (!event) throw notFound('event');
    const source = sourceOf(deps, context, 'Registrations');
    await deps.database.write((trx) =>
      insertAuditEntry(trx, {
        actorId: actor(context),
        action: 'data.export',
        targetKind: 'event',
        targetId: event.id,
        target: event.title,
        note: 'Registrations',
        createdAt: source.at.toISOString(),
      }),
    );
    const filters = { eventId: event.id, search: undefined, status: undefined };
    await sendTable(context.res, body.format, {
      filename: datedName(`event-${event.id}-registrations`, source.at),
      columns: registrationColumns,
      source: {
        ...source,
        address: `${deps.baseUrl()}${pathTo(paths.event, { id: event.id })}`,
        filters: { Event: event.title },
      },
      batches: batchesById(({ before, limit }) =>
        findRegistrations(deps.database, filters, {
          after: before === undefined ? undefined : { id: before, has_priority: 0 },
          limit,
        }),
      ),
    });
    return '';
  });

  serve(router, deps, cancelSomebodysRegistration, async ({ params }, context) => {
    const whose = { eventId: params.id, registrationId: params.registrationId };
    return presentRegistration(await withdraw(deps, actor(context), whose));
  });

  serve(router, deps, markAttendance, async ({ params, body }, context) => {
    const whose = { eventId: params.id, registrationId: params.registrationId };
    return presentRegistration(await noteAttendance(deps, actor(context), whose, body.attended));
  });
}

const registrationOrder = 'registrations';

function cursorOf({ id, has_priority: priority }: PlaceInList): string {
  return encodeKeyCursor(registrationOrder, priority, id);
}

function placeOfCursor(cursor: string | undefined): PlaceInList | undefined {
  const place = decodeKeyCursor(cursor, registrationOrder);
  return place && { id: place.id, has_priority: place.key === '1' ? 1 : 0 };
}
