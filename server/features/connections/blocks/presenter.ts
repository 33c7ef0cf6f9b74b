import type { BlockRow } from './store.ts';

/** Without a name where the blocking member may not see it; the block can still be removed. */
export function presentBlock(row: BlockRow) {
  return {
    id: row.id,
    name: row.is_known === 1 ? (row.full_name ?? row.username) : null,
    blockedAt: row.created_at,
  };
}
