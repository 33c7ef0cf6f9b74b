import type { Offer } from '#contract/offers.ts';
import { formatDay, formatNumber } from '#src/lib/format.ts';

type Dates = Pick<Offer, 'startsOn' | 'endsOn'>;

/** When an offer can be redeemed; its days are those of UTC. */
export function datesInWords({ startsOn, endsOn }: Dates, standing: Offer['standing']): string {
  const end = endsOn === null ? null : formatDay(endsOn);
  if (standing === 'over') return `Ended on ${end}, end of the day in UTC`;
  if (standing === 'upcoming' && startsOn !== null) {
    const start = formatDay(startsOn);
    return end === null ? `From ${start} (UTC)` : `From ${start} to ${end} (days in UTC)`;
  }
  if (standing === 'withdrawn') return 'Withdrawn';
  return end === null ? 'No end date' : `Until ${end}, end of the day in UTC`;
}

/** `3 left`, where few are. */
export function leftInWords(left: number): string {
  return `${formatNumber(left)} left`;
}

/** The host of a link, by which members know where it leads. */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
