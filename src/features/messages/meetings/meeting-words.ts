import { minute } from '#contract/kit/durations.ts';
import type { Meeting } from '#contract/messages-meetings.ts';
import { clockIn, dayIn, momentIn, weekdayIn } from '#src/lib/format.ts';
import { zoneLabel } from '#src/lib/time-zones.ts';

/** Where a meeting stands for its reader: as stored, or `past` where its time has come. */
export type Standing = Meeting['state'] | 'past' | 'over';

/** `past`: nobody can accept one of the times any more. `over`: an accepted meeting has ended. */
export function standingOf({ state, times, startsAt, minutes }: Meeting, now = Date.now()): Standing {
  if (state === 'open' && times.every((at) => Date.parse(at) <= now)) return 'past';
  if (state === 'accepted' && startsAt !== null && Date.parse(startsAt) + minutes * minute <= now) return 'over';
  return state;
}

/** The heading of a meeting's card. `peer`: the name of the other member. */
export function headingOf(meeting: Meeting, peer: string, standing = standingOf(meeting)): string {
  const who = meeting.isOwnAnswer ? 'You' : peer;
  const headings: Record<Standing, string> = {
    open: meeting.isOwn ? 'You propose a meeting' : `${peer} proposes a meeting`,
    past: 'The proposed times have passed',
    accepted: 'Meeting agreed',
    over: 'This meeting is over',
    declined: `${who} declined this meeting`,
    withdrawn: meeting.isOwnAnswer ? 'You withdrew this proposal' : 'This proposal was withdrawn',
    replaced: 'Replaced by other times',
    cancelled: `${who} cancelled this meeting`,
  };
  return headings[standing];
}

/** `Sunday, April 18, 2027, 2:30 PM to 3:15 PM, Europe/Brussels`. */
export function spanIn(timeZone: string, at: string, minutes: number): string {
  const end = new Date(Date.parse(at) + minutes * minute).toISOString();
  return `${weekdayIn(timeZone, at)}, ${momentIn(timeZone, at)} to ${clockIn(timeZone, end)}, ${zoneLabel(timeZone)}`;
}

/** The same time on clocks in another zone, or `null` where both clocks show the same: `9:30 PM, Asia/Tokyo`. */
export function elsewhere(timeZone: string, own: string, at: string): string | null {
  if (momentIn(timeZone, at) === momentIn(own, at)) return null;
  const isSameDay = dayIn(timeZone, at) === dayIn(own, at);
  const day = isSameDay ? '' : `${weekdayIn(timeZone, at)}, `;
  return `${day}${clockIn(timeZone, at)}, ${zoneLabel(timeZone)}`;
}

/** `45 minutes`, `1 hour`, `1 hour 30 minutes` */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ];
  return parts.join(' ');
}
