import { z } from 'zod';

import { type AnsweredMeeting, type answerEnquiry } from '#contract/enquiries.ts';
import { minute } from '#contract/kit/durations.ts';
import type { ParsedInput } from '#contract/kit/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { meetingMoments, whenInWords } from '#server/features/messages/index.ts';
import { calendarContentTypes, calendarFile } from '#server/platform/calendar/calendar-file.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { AnswerRow } from './answer-store.ts';
import type { EnquiryRow } from './store.ts';

const stored: z.ZodType<AnsweredMeeting> = z.object({
  startsAt: z.iso.datetime(),
  minutes: z.number(),
  place: z.string(),
  timeZone: z.string(),
  isCancelled: z.boolean(),
});

/** The meeting that an answer sets, moves or cancels; `null` for an answer without one. */
export function meetingOf({ meeting }: Pick<AnswerRow, 'meeting'>): AnsweredMeeting | null {
  return meeting === null ? null : stored.parse(JSON.parse(meeting));
}

interface Asked {
  enquiry: EnquiryRow;
  /** The name of the member who answers. */
  owner: string;
  /** Their earlier answers, oldest first. */
  earlier: readonly AnswerRow[];
  words: Pick<ParsedInput<typeof answerEnquiry>['body'], 'meeting' | 'cancelsMeeting'>;
}

/**
 * The meeting of an answer to a visitor, with what the mail says of it and its calendar file. Until a meeting is over it
 * has one entry in calendars: each later answer with a meeting is its next version. 400 for a time that cannot be, 409
 * where there is no meeting to cancel. `null` for an answer without a meeting.
 */
export function meetingOfAnswer(
  deps: Pick<Deps, 'now' | 'env' | 'baseUrl'>,
  { enquiry, owner, earlier, words }: Asked,
) {
  if (!words.meeting && !words.cancelsMeeting) return null;
  const { past, before } = versionsAt(earlier, deps.now().toISOString());
  const last = before.at(-1);
  const meeting = words.meeting ? newMeeting(deps, words.meeting) : cancelled(last);
  const method = meeting.isCancelled ? 'CANCEL' : 'PUBLISH';
  const { startsAt, minutes, place, timeZone } = meeting;
  const verb = meeting.isCancelled ? 'is cancelled' : last && !last.isCancelled ? 'has moved' : 'is set';
  const file = calendarFile(
    deps,
    {
      product: 'Meetings',
      uid: past === 0 ? `enquiry-${enquiry.id}` : `enquiry-${enquiry.id}-${past}`,
      sequence: before.length,
      changedAt: deps.now().toISOString(),
      startsAt,
      endsAt: endOf(meeting),
      summary: `${owner} and ${enquiry.name}`,
      description: '',
      location: place,
      organizer: owner,
      url: deps.baseUrl(),
      isCancelled: meeting.isCancelled,
    },
    method,
  );
  return {
    meeting,
    paragraphs: [
      `The meeting ${verb}: ${whenInWords(startsAt, timeZone, minutes)}.${place && ` Where: ${place}`}`,
      meeting.isCancelled
        ? 'The attached file removes it from your calendar.'
        : 'The attached file has it for your calendar.',
    ],
    file: { filename: 'meeting.ics', contentType: calendarContentTypes[method], content: file },
  };
}

/** How many meetings have taken place by a moment, and the versions so far of the one that has not. */
function versionsAt(earlier: readonly AnswerRow[], now: string): { past: number; before: AnsweredMeeting[] } {
  const versions = { past: 0, before: [] as AnsweredMeeting[] };
  const passTo = (moment: string) => {
    const last = versions.before.at(-1);
    if (!last || last.isCancelled || endOf(last) > moment) return;
    versions.past += 1;
    versions.before = [];
  };
  for (const answer of earlier) {
    passTo(answer.created_at);
    versions.before.push(...[meetingOf(answer) ?? []].flat());
  }
  passTo(now);
  return versions;
}

function endOf({ startsAt, minutes }: Pick<AnsweredMeeting, 'startsAt' | 'minutes'>): string {
  return new Date(Date.parse(startsAt) + minutes * minute).toISOString();
}

function newMeeting(deps: Pick<Deps, 'now'>, asked: NonNullable<Asked['words']['meeting']>): AnsweredMeeting {
  const { at, timeZone, minutes, place } = asked;
  const [startsAt = ''] = meetingMoments(deps, { 'meeting.at': at }, timeZone);
  return { startsAt, minutes, place, timeZone, isCancelled: false };
}

function cancelled(last: AnsweredMeeting | undefined): AnsweredMeeting {
  if (!last || last.isCancelled) throw new HttpError('conflict', 'There is no meeting to cancel.');
  return { ...last, isCancelled: true };
}
