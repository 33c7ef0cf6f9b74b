import type { BlockRow } from './store.ts';

/** Without a name where the one who blocks may not see it; the block can be taken back all the same. */
export function presentBlock(row: BlockRow) {
  return {
    id: row.id,
    name: row.is_known === 1 ? (row.full_name ?? row.username) : null,
    blockedAt: row.created_at,
  };
}
