import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { type CalendarMethod, calendarContentTypes, calendarFile } from '#server/platform/calendar/calendar-file.ts';
import { endOf } from './presenter.ts';
import type { MeetingRow } from './store.ts';

/** The two members, by name. */
export interface Names {
  proposer: string;
  receiver: string;
}

/** The calendar file of a meeting that was accepted: adds or updates its entry, or removes that of a cancelled one. */
export function meetingFile(deps: Pick<Deps, 'env' | 'baseUrl'>, row: MeetingRow, { proposer, receiver }: Names) {
  const method: CalendarMethod = row.state === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  const url = `${deps.baseUrl()}${pathTo(paths.conversation, { id: row.conversation_id })}`;
  const entry = {
    product: 'Meetings',
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
    isCancelled: method === 'CANCEL',
  };
  return {
    filename: 'meeting.ics',
    contentType: calendarContentTypes[method],
    content: calendarFile(deps, entry, method),
  };
}
