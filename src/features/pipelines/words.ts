import type { Card } from '#contract/pipelines-cards.ts';
import { formatNumber } from '#src/lib/format.ts';

export function cardsIn(count: number): string {
  return count === 1 ? '1 card' : `${formatNumber(count)} cards`;
}

/** What a card is called, also where its record is gone. */
export function nameOf({ title }: Pick<Card, 'title'>): string {
  return title ?? 'a record that is no longer available';
}
