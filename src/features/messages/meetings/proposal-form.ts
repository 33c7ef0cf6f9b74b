import { z } from 'zod';

import { day } from '#contract/kit/durations.ts';
import { type Meeting, proposeMeeting } from '#contract/messages-meetings.ts';
import { contractResolver } from '#src/lib/form-resolver.ts';
import { localTimeZone } from '#src/lib/format.ts';

const text = z.string().max(2000).catch('');

/** A proposal as its form holds it. */
export const proposalSchema = z.object({
  times: z.array(text).catch(['']),
  timeZone: text,
  minutes: text,
  place: text,
  note: text,
});
export type ProposalForm = z.infer<typeof proposalSchema>;

/** The empty form; other times of a meeting keep its length and place. */
export function emptyProposal(insteadOf: Meeting | null): ProposalForm {
  return {
    times: [''],
    timeZone: localTimeZone(),
    minutes: String(insteadOf?.minutes ?? 30),
    place: insteadOf?.place ?? '',
    note: '',
  };
}

export const proposalResolver = contractResolver<ProposalForm, typeof proposeMeeting.body>(
  proposeMeeting.body,
  // Every field of the form is text.
  ({ minutes, ...rest }) => ({ ...rest, minutes: minutes.trim() === '' ? undefined : Number(minutes) }),
);

/** The local time that a new row starts with: a day after the last one; empty where that is empty, too. */
export function nextTime(last: string | undefined): string {
  const time = Date.parse(`${last ?? ''}:00Z`);
  if (Number.isNaN(time)) return '';
  return new Date(time + day).toISOString().slice(0, 16);
}
