import type { Pipeline } from '#contract/pipelines.ts';
import type { Card } from '#contract/pipelines-cards.ts';
import { formatNumber } from '#src/lib/format.ts';

/** Who else sees a pipeline, and what they may do. */
export function whoSees({ access, owner, people }: Pick<Pipeline, 'owner' | 'access' | 'people'>): string {
  if (owner) {
    return `${owner.name} shares it with you; ${access === 'edit' ? 'you can move and change cards' : 'you can view it'}.`;
  }
  if (people === 0) return 'Only you can see it.';
  return people === 1 ? 'Shared with one person.' : `Shared with ${people} people.`;
}

export function cardsIn(count: number): string {
  return count === 1 ? '1 card' : `${formatNumber(count)} cards`;
}

/** What a card is called, also where its record is gone. */
export function nameOf({ title }: Pick<Card, 'title'>): string {
  return title ?? 'a record that is no longer available';
}
