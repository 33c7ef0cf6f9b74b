import { z } from 'zod';

import { type AnsweredMeeting, answerEnquiry } from '#contract/enquiries.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';
import { localTimeZone } from '#src/lib/format.ts';

/** What an answer to a visitor does about a meeting. */
const steps = ['none', 'set', 'cancel'] as const;

const text = z.string().max(500).catch('');

/** An answer as its form holds it: texts. */
export const answerSchema = z.object({
  body: z.string().max(20_000).catch(''),
  step: z.enum(steps).catch('none'),
  meeting: z
    .object({ at: text, timeZone: text, minutes: text, place: text })
    .catch({ at: '', timeZone: '', minutes: '30', place: '' }),
});
export type AnswerValues = z.infer<typeof answerSchema>;

/** The empty form; a meeting that moves keeps its length and place. */
export function emptyAnswer(meeting: AnsweredMeeting | undefined): AnswerValues {
  return {
    body: '',
    step: 'none',
    meeting: {
      at: '',
      timeZone: meeting?.timeZone ?? localTimeZone(),
      minutes: String(meeting?.minutes ?? 30),
      place: meeting?.place ?? '',
    },
  };
}

/** The choices, by whether a meeting is set. */
export function stepChoices(isSet: boolean): { value: string; label: string }[] {
  return [
    { value: 'none', label: isSet ? 'Leave it as it is' : 'No meeting' },
    { value: 'set', label: isSet ? 'Move the meeting' : 'Set a meeting' },
    ...(isSet ? [{ value: 'cancel', label: 'Cancel the meeting' }] : []),
  ];
}

export const answerResolver = contractResolver<AnswerValues, typeof answerEnquiry.body>(
  answerEnquiry.body,
  ({ body, step, meeting }) => ({
    body,
    ...(step === 'set' && {
      meeting: { ...meeting, minutes: meeting.minutes.trim() === '' ? undefined : Number(meeting.minutes) },
    }),
    ...(step === 'cancel' && { cancelsMeeting: true }),
  }),
);
