import type { Generated } from 'kysely';

import type { TimelineAction, TimelineKind } from '#contract/timelines.ts';

/** What members did with records. Who sees it depends on the note, list or pipeline; without one only the actor does. */
export interface TimelineEntriesTable {
  id: Generated<number>;
  kind: TimelineKind;
  item_id: number;
  actor_id: number;
  action: TimelineAction;
  detail: Generated<string>;
  /** At most one of these three is set. */
  note_id: Generated<number | null>;
  list_id: Generated<number | null>;
  pipeline_id: Generated<number | null>;
  created_at: string;
}

export interface TimelineTables {
  timeline_entries: TimelineEntriesTable;
}
