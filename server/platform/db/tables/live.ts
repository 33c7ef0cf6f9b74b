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

/** When a process last had an open stream of a member who shows connections that they are online. */
export interface LivePresenceTable {
  user_id: number;
  /** A random name: a process that is gone leaves rows behind, which expire. */
  process: string;
  seen_at: string;
}
