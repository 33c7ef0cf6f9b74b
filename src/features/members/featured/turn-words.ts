import type { FeaturedTurn } from '#contract/members-featured.ts';
import { formatMoment } from '#src/lib/format.ts';

/** When a member who takes part is, will be or was in the featured row, as a sentence. */
export function turnInWords(turn: FeaturedTurn['turn'], now: number): string {
  if (turn === null) return 'You have had no turn yet. Whoever has waited longest is next.';
  const { startsAt, endsAt } = turn;
  if (now < Date.parse(startsAt)) return `Your next turn begins on ${formatMoment(startsAt)}.`;
  if (now < Date.parse(endsAt)) return `You are in the row until ${formatMoment(endsAt)}.`;
  return `Your last turn ended on ${formatMoment(endsAt)}. Whoever has waited longest is next.`;
}
