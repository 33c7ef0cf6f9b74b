import type { FollowKind } from '#contract/connections-follows.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ChangeRow } from './store.ts';

/** How many changes of a record's day are read. */
export const mostOfDay = 500;

/** Up to where followers were told: of all changes before this one, and of this one's record up to this follower. */
export interface Telling {
  changeId: number;
  followerId: number;
}

export interface ToldChange {
  id: number;
  kind: FollowKind;
  item_id: number;
  created_at: string;
}

/** A change of the day that is told. */
export type DayChange = Pick<ChangeRow, 'kind' | 'field' | 'by_id' | 'subject_kind' | 'subject_id'>;

export async function findTelling({ db }: Pick<Database, 'db'>): Promise<Telling> {
  const { up_to_change: changeId, up_to_follower: followerId } = await db
    .selectFrom('change_telling')
    .select(['up_to_change', 'up_to_follower'])
    .executeTakeFirstOrThrow();
  return { changeId, followerId };
}

/** Saves the progress mark. Returns `false` when another process has already moved it further. */
export async function moveTelling(trx: Transaction, from: Telling, to: Telling): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('change_telling')
    .set({ up_to_change: to.changeId, up_to_follower: to.followerId })
    .where('up_to_change', '=', from.changeId)
    .where('up_to_follower', '=', from.followerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The number of the last change before a moment, 0 if there is none. */
export async function findLastBefore({ db }: Pick<Database, 'db'>, moment: string): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .where('created_at', '<', moment)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The next change by number, from `from` to `upTo`. Members are told of what their searches find by these. */
export async function findNextChange(
  { db }: Pick<Database, 'db'>,
  { from, upTo }: { from: number; upTo: number },
): Promise<ToldChange | undefined> {
  const row = await db
    .selectFrom('changes')
    .where('id', '>=', from)
    .where('id', '<=', upTo)
    .where('kind', '<>', 'saved-search')
    .select(['id', 'kind', 'item_id', 'created_at'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as FollowKind };
}

/** Whether a change is the first one of its record on its day (UTC). */
export async function isFirstOfDay({ db }: Pick<Database, 'db'>, change: ToldChange): Promise<boolean> {
  const before = await db
    .selectFrom('changes')
    .where('kind', '=', change.kind)
    .where('item_id', '=', change.item_id)
    .where('id', '<', change.id)
    .select('created_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.created_at.slice(0, 10) !== change.created_at.slice(0, 10);
}

/** What changed in a record from this change on until its day is over, and by whom. */
export function findRestOfDay(
  { db }: Pick<Database, 'db'>,
  { id, kind, item_id, created_at: at }: ToldChange,
): Promise<DayChange[]> {
  return (
    db
      .selectFrom('changes')
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .where('id', '>=', id)
      // Greater than every time of that day, and smaller than the next day.
      .where('created_at', '<', `${at.slice(0, 10)}U`)
      .select(['kind', 'field', 'by_id', 'subject_kind', 'subject_id'])
      .orderBy('id')
      .limit(mostOfDay)
      .execute()
  );
}
