import { type OfferStanding, offerStandings } from '#contract/offers.ts';
import type { AdminOfferSummary } from '#contract/offers-admin.ts';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';
import { formatNumber } from '#src/lib/format.ts';

const tones: Record<OfferStanding, BadgeTone> = {
  upcoming: 'info',
  open: 'primary',
  over: 'plain',
  'used-up': 'warning',
  withdrawn: 'plain',
};

/** The state of an offer: draft, or its standing among members. */
export function OfferStateBadge({ standing }: Pick<AdminOfferSummary, 'standing'>) {
  if (standing === null) return <Badge tone="info">Draft</Badge>;
  return <Badge tone={tones[standing]}>{standing === 'withdrawn' ? 'Ended' : offerStandings[standing]}</Badge>;
}

/** `Only 4 left`, where an offer is running out. */
export function RunningOut({ isRunningOut, left }: Pick<AdminOfferSummary, 'isRunningOut' | 'left'>) {
  if (!isRunningOut || left === null) return null;
  return <Badge tone="warning">{left === 0 ? 'None left' : `Only ${formatNumber(left)} left`}</Badge>;
}
