import type { Generated } from 'kysely';

import type { NotedKind } from '#contract/notes.ts';

/** What members note about records. */
export interface NotesTable {
  id: Generated<number>;
  user_id: number;
  kind: NotedKind;
  item_id: number;
  text: string;
  /** The list whose people read it, too. */
  list_id: number | null;
  version: Generated<number>;
  created_at: string;
  /** `null` while it is as it was written first. */
  edited_at: string | null;
}
