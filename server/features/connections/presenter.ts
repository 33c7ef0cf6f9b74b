import type { FocusArea } from '#contract/focus-areas.ts';
import { presentMember } from '#server/features/members/index.ts';
import type { ConnectionRow } from './list-store.ts';

/** A connection, or a request for one, as one of the two sees it. */
export function presentConnection(row: ConnectionRow, areas: readonly FocusArea[]) {
  return {
    member: { ...presentMember(row, areas), hasProfile: row.has_profile === 1 },
    note: row.note,
    since: row.decided_at ?? row.asked_at,
  };
}
