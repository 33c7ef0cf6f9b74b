import type { SharedRow } from './shared-kind.ts';

/** What the contract shows of a list and of a pipeline alike. */
export function presentShared<Row extends SharedRow>(row: Row) {
  const { id, name, version, access, people, owner_id, owner_name, owner_has_profile, updated_at } = row;
  return {
    id,
    name,
    version,
    access: access as Row['access'],
    owner: access === 'owner' ? null : { id: owner_id, name: owner_name, hasProfile: owner_has_profile === 1 },
    people,
    updatedAt: updated_at,
  };
}
