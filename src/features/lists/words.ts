import type { List } from '#contract/lists.ts';
import { formatNumber } from '#src/lib/format.ts';

const rights: Record<List['access'], string> = {
  owner: 'do anything with it',
  view: 'view it',
  comment: 'view it and write notes',
  edit: 'write notes, and add and remove records',
};

/** Who sees a list, as its reader is told. */
export function whoSees({ owner, access, people }: Pick<List, 'owner' | 'access' | 'people'>): string {
  if (owner) {
    return `${owner.name} shares it with you; you can ${rights[access]}.`;
  }
  if (people === 0) return 'Only you can see it.';
  return people === 1 ? 'Shared with one person.' : `Shared with ${people} people.`;
}

export function recordsIn(count: number): string {
  return count === 1 ? '1 record' : `${formatNumber(count)} records`;
}
