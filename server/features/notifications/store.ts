import type { NotificationKind } from '#contract/notifications.ts';
import { countCapped } from '#server/platform/db/count-capped.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { tellLive } from '#server/platform/live/tell.ts';
import { digests, type Rhythm } from './rhythm.ts';

export interface NotificationRow {
  id: number;
  kind: NotificationKind;
  title: string;
  body: string;
  path: string;
  created_at: string;
  read_at: string | null;
}

/** What a notification says, to whom and of whom. */
export interface NotificationContent {
  userId: number;
  /** The other member it names: the notification is deleted with their account. `null` if it names no one. */
  subjectId: number | null;
  kind: NotificationKind;
  /** One line, also the mail's subject. */
  title: string;
  /** A sentence or two, without private text such as messages, because an email may show on a locked screen. */
  body: string;
  /** The path of the page that it opens. */
  path: string;
}

/** A notification as it is stored. */
export interface NewNotification extends NotificationContent {
  createdAt: string;
  /** The digest that it waits for. */
  awaits: Rhythm | null;
}

export async function insertNotifications(trx: Transaction, all: readonly NewNotification[]): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map((news) => ({
    user_id: news.userId,
    subject_id: news.subjectId,
    kind: news.kind,
    title: news.title,
    body: news.body,
    path: news.path,
    created_at: news.createdAt,
    awaits_digest: news.awaits ? digests[news.awaits].awaits : (0 as const),
  }));
  await trx.insertInto('notifications').values(rows).execute();
  await tellLive(
    trx,
    all.map(({ userId }) => userId),
    { kind: 'notifications' },
  );
}

/** A member's notifications, newest first. */
export function findNotifications(
  { db }: Database,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
): Promise<NotificationRow[]> {
  let query = db.selectFrom('notifications').where('user_id', '=', userId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query
    .select(['id', 'kind', 'title', 'body', 'path', 'created_at', 'read_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many notifications there are, and how many are unread; both counted up to one past the cap. */
export function countNotifications(
  { db }: Pick<Database, 'db'>,
  userId: number,
  which: 'all' | 'unread',
): Promise<number> {
  let query = db.selectFrom('notifications').select('id').where('user_id', '=', userId);
  if (which === 'unread') query = query.where('read_at', 'is', null);
  return countCapped({ db }, query);
}

/** Marks all notifications up to this one as read. */
export async function markRead(trx: Transaction, userId: number, upTo: number, at: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellLive(trx, [userId], { kind: 'notifications' });
}

/** Deletes the notifications of others that name a member. */
export async function deleteNotificationsAbout(trx: Transaction, subjectId: number): Promise<void> {
  await trx.deleteFrom('notifications').where('subject_id', '=', subjectId).execute();
}

/** Deletes notifications from before a moment, at most so many; returns how many they were. */
export async function deleteOldNotifications(
  trx: Transaction,
  which: 'read' | 'all',
  before: string,
  limit: number,
): Promise<number> {
  let old = trx.selectFrom('notifications').where('created_at', '<', before);
  if (which === 'read') old = old.where('read_at', 'is not', null);
  const { numDeletedRows } = await trx
    .deleteFrom('notifications')
    .where('id', 'in', old.orderBy('created_at').limit(limit).select('id'))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
