import { type Selectable, sql } from 'kysely';

import type { TimelineKind } from '#contract/timelines.ts';
import { mayCommentIn } from '#server/features/lists/index.ts';
import { hasProfile } from '#server/features/members/index.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { TimelineEntriesTable } from '#server/platform/db/tables/timelines.ts';

/** An entry with the name of who did it, and the text of its note. */
export interface TimelineRow extends Selectable<TimelineEntriesTable> {
  actor_name: string;
  actor_has_profile: 0 | 1;
  note_text: string | null;
  /** The list with which the note is shared. */
  note_list_id: number | null;
}

/** Whose timeline of which record. */
interface TimelineOf {
  userId: number;
  kind: TimelineKind;
  itemId: number;
  /** The lists and pipelines that the member sees. */
  lists: readonly number[];
  pipelines: readonly number[];
}

/** What this member may see of what was done with a record. */
function timelineOf({ db }: Pick<Database, 'db'>, { userId, kind, itemId, lists, pipelines }: TimelineOf) {
  // Members one of whom blocks the other do not see each other's entries, and who left a list takes their notes along.
  const isMet = sql<boolean>`not exists (select 1 from blocks
    where (blocker_id = timeline_entries.actor_id and blocked_id = ${userId})
      or (blocker_id = ${userId} and blocked_id = timeline_entries.actor_id))`;
  return db
    .selectFrom('timeline_entries')
    .innerJoin('users', 'users.id', 'timeline_entries.actor_id')
    .leftJoin('notes', 'notes.id', 'timeline_entries.note_id')
    .where('timeline_entries.kind', '=', kind)
    .where('timeline_entries.item_id', '=', itemId)
    .where((eb) => {
      // What a member did in a list or on a pipeline that they no longer see is no longer theirs to see.
      const own = eb.and([
        eb('timeline_entries.actor_id', '=', userId),
        eb('timeline_entries.list_id', 'is', null),
        eb('timeline_entries.pipeline_id', 'is', null),
      ]);
      const shared = [
        ...(lists.length === 0
          ? []
          : [
              eb('timeline_entries.list_id', 'in', lists),
              eb.and([eb('notes.list_id', 'in', lists), mayCommentIn('notes.list_id', 'notes.user_id')]),
            ]),
        ...(pipelines.length === 0 ? [] : [eb('timeline_entries.pipeline_id', 'in', pipelines)]),
      ];
      return shared.length === 0 ? own : eb.or([own, eb.and([eb.or(shared), isMet])]);
    });
}

/** A page of a timeline, newest first. */
export function findTimeline(
  database: Pick<Database, 'db'>,
  whose: TimelineOf,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<TimelineRow[]> {
  let query = timelineOf(database, whose);
  if (before !== undefined) query = query.where('timeline_entries.id', '<', before);
  return query
    .selectAll('timeline_entries')
    .select([
      sql<string>`coalesce(users.full_name, users.username)`.as('actor_name'),
      hasProfile('timeline_entries.actor_id', 'actor_has_profile'),
      'notes.text as note_text',
      'notes.list_id as note_list_id',
    ])
    .orderBy('timeline_entries.id', 'desc')
    .limit(limit)
    .execute();
}

/** How many entries, up to one past the cap of counts. */
export function countTimeline(database: Database, whose: TimelineOf): Promise<number> {
  return countCapped(database, timelineOf(database, whose).select('timeline_entries.id'));
}

/** Deletes entries from before a moment, at most so many; returns how many they were. */
export async function deleteOldEntries(trx: Transaction, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('timeline_entries')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .select('id');
  const { numDeletedRows } = await trx.deleteFrom('timeline_entries').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
