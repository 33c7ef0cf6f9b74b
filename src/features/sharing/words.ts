import type { SharedKind, SharedSummary } from './kind.ts';

/** Who sees a list or a pipeline, as its reader is told. */
export function whoSees<Access extends string>(
  { rights }: Pick<SharedKind<Access>, 'rights'>,
  { owner, access, people }: Pick<SharedSummary<Access>, 'owner' | 'access' | 'people'>,
): string {
  if (owner && access !== 'owner') return `${owner.name} shares it with you; you can ${rights[access]}.`;
  if (people === 0) return 'Only you can see it.';
  return people === 1 ? 'Shared with one person.' : `Shared with ${people} people.`;
}
