import { sql } from 'kysely';
import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import { type Delivery, usualDelivery } from '#contract/notifications-settings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { digests, type Rhythm } from './rhythm.ts';

/** When a member wants notifications of one kind by email. */
export interface Choice {
  user_id: number;
  kind: NotificationKind;
  delivery: Delivery;
}

/** The settings of these members; kinds they did not change are missing. */
export async function findChoices({ db }: Pick<Database, 'db'>, userIds: readonly number[]): Promise<Choice[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('notification_settings')
    .where('user_id', 'in', userIds)
    .select(['user_id', 'kind', 'delivery'])
    .execute();
}

export async function setDelivery(
  trx: Transaction,
  userId: number,
  kind: NotificationKind,
  delivery: Delivery,
): Promise<void> {
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId, kind, delivery })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ delivery }))
    .execute();
}

/** Turns a digest off for all kinds. */
export async function endDigest(trx: Transaction, userId: number, rhythm: Rhythm): Promise<void> {
  await trx
    .updateTable('notification_settings')
    .set({ delivery: 'off' })
    .where('user_id', '=', userId)
    .where('delivery', '=', rhythm)
    .execute();
  // Kinds that are in this digest without a choice.
  const usual = (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) => usualDelivery(kind) === rhythm);
  if (usual.length === 0) return;
  await trx
    .insertInto('notification_settings')
    .values(usual.map((kind) => ({ user_id: userId, kind, delivery: 'off' as const })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .execute();
}

/** The unsubscribe tokens of members, each named once, by their number; the one given is stored where there is none. */
export async function findOrAddTokens(
  trx: Transaction,
  fresh: readonly { userId: number; token: string }[],
): Promise<Map<number, string>> {
  if (fresh.length === 0) return new Map();
  const rows = await trx
    .insertInto('notification_mail')
    .values(fresh.map(({ userId, token }) => ({ user_id: userId, unsubscribe_token: token })))
    // An update without effect, so that the existing rows are returned.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: sql.ref('excluded.user_id') }))
    .returning(['user_id', 'unsubscribe_token'])
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.unsubscribe_token]));
}

export async function findByUnsubscribeToken({ db }: Pick<Database, 'db'>, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('notification_mail')
    .where('unsubscribe_token', '=', token)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Schedules a digest of these members at `at`, unless one is already scheduled. They must have a token. */
export async function scheduleDigests(
  trx: Transaction,
  userIds: readonly number[],
  rhythm: Rhythm,
  at: string,
): Promise<void> {
  if (userIds.length === 0) return;
  const { due } = digests[rhythm];
  await trx
    .updateTable('notification_mail')
    .set({ [due]: sql`coalesce(${sql.ref(due)}, ${at})` })
    .where('user_id', 'in', userIds)
    .execute();
}
