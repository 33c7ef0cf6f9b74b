import { type Introduction, type IntroductionDetail, introductionStatuses } from '#contract/introductions.ts';
import { answerDays } from '#contract/introductions-rules.ts';
import type { BadgeTone } from '#src/components/badge.tsx';
import { formatDollars } from '#src/lib/format.ts';

export const statusTones: Record<Introduction['status'], BadgeTone> = {
  'awaiting-membership': 'premium',
  requested: 'info',
  accepted: 'primary',
  declined: 'danger',
  introduced: 'primary',
  expired: 'plain',
  withdrawn: 'plain',
};

/** The state, and who must act next. */
export function statusWords({ status, isForCaller, side }: Introduction): string {
  if (status !== 'requested') return introductionStatuses[status];
  if (isForCaller) return side === 'team' ? 'Waiting for the team' : 'Waiting for your answer';
  return introductionStatuses.requested;
}

/** `$29.99` or `Free`, with a note that nothing is charged after a decline, a withdrawal or the expiry. */
export function chargeWords(charge: NonNullable<Introduction['charge']>): string {
  if (charge.isWaived) return 'Nothing charged';
  return charge.kind === 'free' ? 'Free' : formatDollars(charge.cents / 100);
}

/** One line of the history, as this reader sees it. */
export function stepWords(
  { side, from, target }: Introduction,
  { by, from: before, to }: IntroductionDetail['trail'][number],
): string {
  const people = {
    requester: side === 'sent' ? 'You' : from.name,
    recipient: side === 'received' ? 'You' : target.kind === 'member' ? target.title : 'The other side',
    team: side === 'team' ? 'The team' : 'Our team',
    system: '',
  } as const;
  const who = people[by];
  switch (to) {
    case 'awaiting-membership':
      return `${who} wrote the request; it waits for the membership`;
    case 'requested':
      if (before === 'requested') return `${who} extended the time to answer by ${answerDays} days`;
      return before === null ? `${who} sent the request` : `${who} sent the request, now as a Professional member`;
    case 'accepted':
      return `${who} agreed`;
    case 'declined':
      return `${who} declined`;
    case 'introduced':
      return `${who} introduced both sides`;
    case 'expired':
      return 'The request expired unanswered';
    case 'withdrawn':
      return `${who} withdrew the request`;
  }
}
