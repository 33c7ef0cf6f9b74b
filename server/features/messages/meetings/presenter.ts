import { z } from 'zod';

import { minute } from '#contract/kit/durations.ts';
import type { Meeting } from '#contract/messages-meetings.ts';
import { clockIn, momentIn } from '#server/platform/text/local-time.ts';
import type { MeetingRow } from './store.ts';

const storedTimes = z.array(z.iso.datetime());

/** The beginnings that a meeting was proposed for, in order. */
export function timesOf({ times }: Pick<MeetingRow, 'times'>): string[] {
  return storedTimes.parse(JSON.parse(times));
}

/** Whether a member may read it: a message that the team withholds hides its meeting, too. */
export function isReadableBy(row: Pick<MeetingRow, 'hold' | 'proposer_id'>, userId: number): boolean {
  return row.hold === null || (row.hold === 'hidden' && row.proposer_id === userId);
}

/** A meeting as one of its two members sees it. */
export function presentMeeting(row: MeetingRow, userId: number): Meeting {
  return {
    id: row.id,
    messageId: row.message_id,
    isOwn: row.proposer_id === userId,
    state: row.state,
    isOwnAnswer: row.ended_by === null ? null : row.ended_by === userId,
    times: timesOf(row),
    startsAt: row.starts_at,
    minutes: row.minutes,
    place: row.place,
    note: row.note,
    timeZone: row.time_zone,
    moves: row.moves_id,
  };
}

/** When an accepted meeting ends. */
export function endOf({ starts_at: startsAt, minutes }: Pick<MeetingRow, 'starts_at' | 'minutes'>): string {
  return new Date(Date.parse(startsAt ?? '') + minutes * minute).toISOString();
}

/** `Tuesday, February 9, 2027, 4:00 PM (Central European Standard Time), 3:00 PM UTC, for 30 minutes`. */
export function whenInWords(at: string, timeZone: string, minutes: number): string {
  const utc = timeZone === 'UTC' ? '' : `, ${clockIn(at, 'UTC')} UTC`;
  return `${momentIn(at, timeZone)}${utc}, for ${minutes} minutes`;
}

/** The proposal as the text of its message, for lists of conversations, mails and older apps. */
export function inWords(row: Pick<MeetingRow, 'times' | 'minutes' | 'place' | 'note' | 'time_zone'>): string {
  const times = timesOf(row).map((at) => `- ${momentIn(at, row.time_zone)}`);
  return [
    `Meeting proposal, ${row.minutes} minutes:`,
    ...times,
    ...(row.place ? [`Where: ${row.place}`] : []),
    ...(row.note ? ['', row.note] : []),
  ].join('\n');
}
