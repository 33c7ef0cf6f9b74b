import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import {
  type CalendarMethod,
  calendarContentTypes,
  calendarFile,
  type OwnCalendarEntry,
} from '#server/platform/calendar/calendar-file.ts';
import type { Feature } from '#server/platform/feature.ts';
import { endOf, isReadableBy } from './presenter.ts';
import { findAccepted, type MeetingRow } from './store.ts';

/** The two members, by name. */
export interface Names {
  proposer: string;
  receiver: string;
}

/** The calendar file of a meeting that was accepted: adds or updates its entry, or removes that of a cancelled one. */
export function meetingFile(deps: Pick<Deps, 'env' | 'baseUrl'>, row: MeetingRow, { proposer, receiver }: Names) {
  const method: CalendarMethod = row.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return {
    filename: 'meeting.ics',
    contentType: calendarContentTypes[method],
    content: calendarFile(deps, { product: 'Meetings', ...meetingEntry(deps, row, { proposer, receiver }) }, method),
  };
}

/** The meetings of a member that were accepted (rule own-calendar). */
export const meetingsInCalendar: NonNullable<Feature['calendar']> = async (deps, userId, page) => {
  const rows = await findAccepted(deps.database, userId, page);
  return rows.filter((row) => isReadableBy(row, userId)).map((row) => meetingEntry(deps, row, row));
};

/** An accepted meeting as an entry of a calendar. */
function meetingEntry(deps: Pick<Deps, 'baseUrl'>, row: MeetingRow, { proposer, receiver }: Names): OwnCalendarEntry {
  const url = `${deps.baseUrl()}${pathTo(paths.conversation, { id: row.conversation_id })}`;
  return {
    uid: `meeting-${row.uid}`,
    sequence: row.sequence,
    changedAt: row.changed_at,
    startsAt: row.starts_at ?? '',
    endsAt: endOf(row),
    summary: `${proposer} and ${receiver}`,
    description: [...(row.note ? [row.note] : []), url].join('\n\n'),
    location: row.place,
    // Members do not see each other's addresses, so the organizer has the network's.
    organizer: proposer,
    url,
    isCancelled: row.state === 'cancelled',
    timeZone: row.time_zone,
  };
}
