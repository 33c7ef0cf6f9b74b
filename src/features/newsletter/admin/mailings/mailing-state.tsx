import { type MailingState, type MailingSummary, mailingStates } from '#contract/newsletter-mailings.ts';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';
import { formatMoment } from '#src/lib/format.ts';

const tones: Record<MailingState, BadgeTone> = {
  draft: 'info',
  scheduled: 'warning',
  sending: 'primary',
  paused: 'warning',
  stopped: 'plain',
  sent: 'plain',
};

/** The state of a mailing. */
export function MailingStateBadge({ state }: Pick<MailingSummary, 'state'>) {
  return <Badge tone={tones[state]}>{mailingStates[state]}</Badge>;
}

/** When it is to be sent, or was: in the admin's own time zone. */
export function whenOf({ state, scheduledAt, startedAt, endedAt }: MailingSummary): string {
  if (state === 'scheduled' && scheduledAt) return `To be sent ${formatMoment(scheduledAt)}`;
  if (endedAt) return formatMoment(endedAt);
  return startedAt ? `Since ${formatMoment(startedAt)}` : 'Not scheduled';
}
