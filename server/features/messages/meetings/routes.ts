import type { Router } from 'express';
import {
  answerMeeting,
  endMeeting,
  getMeetingCalendar,
  listMeetings,
  proposeMeeting,
} from '#contract/messages-meetings.ts';
import type { Deps } from '#server/deps.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import { serve } from '#server/platform/http/route.ts';
import { sessionOf } from '#server/platform/http/session.ts';
import { findSide } from '../store.ts';
import { answer, end, findOwn } from './answering.ts';
import { meetingFile } from './calendar.ts';
import { namesOf } from './news.ts';
import { isReadableBy, presentMeeting } from './presenter.ts';
import { propose } from './proposing.ts';
import { findLatest } from './store.ts';

/** Meetings that members propose in their conversations; for everyone else they do not exist. */
export function meetingRoutes(router: Router, deps: Deps): void {
  serve(router, deps, proposeMeeting, ({ params, body }, context) =>
    propose(context.deps, sessionOf(context).user, params.id, body),
  );

  serve(router, deps, listMeetings, async ({ params }, context) => {
    const { id: userId } = sessionOf(context).user;
    if (!(await findSide(deps.database, params.id, userId))) throw notFound('conversation');
    const rows = await findLatest(deps.database, params.id);
    return { items: rows.filter((row) => isReadableBy(row, userId)).map((row) => presentMeeting(row, userId)) };
  });

  serve(router, deps, answerMeeting, ({ params, body }, context) =>
    answer(context.deps, sessionOf(context).user, params.id, body.startsAt),
  );

  serve(router, deps, endMeeting, ({ params }, context) => end(context.deps, sessionOf(context).user, params.id));

  serve(router, deps, getMeetingCalendar, async ({ params }, context) => {
    const row = await findOwn(deps.database, params.id, sessionOf(context).user.id);
    if (row.starts_at === null) throw new HttpError('conflict', 'No time of this proposal has been accepted.');
    if (row.state === 'replaced')
      throw new HttpError('conflict', 'This meeting was moved. Please take the file of the new one.');
    const { filename, contentType, content } = meetingFile(deps, row, await namesOf(deps.database.db, row));
    // Not JSON: the file is sent as it is, and `serve` does not touch an answer that has been sent.
    context.res.set({
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-cache',
    });
    context.res.send(content);
    return content;
  });
}
