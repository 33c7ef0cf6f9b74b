import type { Generated } from 'kysely';

/** Events of streams, for an hour. On PostgreSQL each row also has the number of its transaction. */
export interface LiveEventsTable {
  id: Generated<number>;
  /** Whose streams tell it; `null`: those of all members. */
  user_id: number | null;
  /** JSON: a `ToldEvent`. It names what has changed and holds nothing of it. */
  event: string;
  created_at: string;
}
