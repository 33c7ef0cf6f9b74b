import type { List } from '#contract/lists.ts';
import { formatNumber } from '#src/lib/format.ts';

/** Who sees a list, as its reader is told. */
export function whoSees({ owner, access, people }: Pick<List, 'owner' | 'access' | 'people'>): string {
  if (owner) {
    return `${owner.name} shares it with you; ${access === 'edit' ? 'you can add and remove records' : 'you can view it'}.`;
  }
  if (people === 0) return 'Only you can see it.';
  return people === 1 ? 'Shared with one person.' : `Shared with ${people} people.`;
}

export function recordsIn(count: number): string {
  return count === 1 ? '1 record' : `${formatNumber(count)} records`;
}
