import { randomBytes } from 'node:crypto';
import { paths } from '#contract/kit/paths.ts';
import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import {
  type NotificationSettings,
  type unsubscribableKinds,
  usualDelivery,
} from '#contract/notifications-settings.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import {
  type Choice,
  endDigest,
  findByUnsubscribeToken,
  findChoices,
  findOrAddTokens,
  setDelivery,
} from './settings-store.ts';

export type UnsubscribableKind = (typeof unsubscribableKinds)[number];

/** The page for unsubscribing, to which mail programs also post. */
export const unsubscribePath = paths.unsubscribe;

/** When each kind of notification is mailed to a member. */
export async function settingsOf(database: Pick<Database, 'db'>, userId: number): Promise<NotificationSettings> {
  return settingsFrom(await findChoices(database, [userId]));
}

/** When each kind of notification is mailed to each of these members, by their number. */
export async function settingsOfAll(
  database: Pick<Database, 'db'>,
  userIds: readonly number[],
): Promise<Map<number, NotificationSettings>> {
  const choices = Map.groupBy(await findChoices(database, userIds), ({ user_id: userId }) => userId);
  return new Map(userIds.map((userId) => [userId, settingsFrom(choices.get(userId) ?? [])]));
}

/** All settings of a member, from what they have chosen. */
function settingsFrom(choices: readonly Choice[]): NotificationSettings {
  const kinds = Object.keys(notificationKinds) as NotificationKind[];
  const settings = kinds.map((kind) => [
    kind,
    choices.find((choice) => choice.kind === kind)?.delivery ?? usualDelivery(kind),
  ]);
  return Object.fromEntries(settings) as NotificationSettings;
}

/** The tokens of members' unsubscribe links, by their number. */
export function unsubscribeTokensOf(trx: Transaction, userIds: readonly number[]): Promise<Map<number, string>> {
  const fresh = [...new Set(userIds)].map((userId) => ({ userId, token: randomBytes(32).toString('base64url') }));
  return findOrAddTokens(trx, fresh);
}

/**
 * The unsubscribe link for a kind of email: opening it shows a page with a button, posting to it unsubscribes (RFC
 * 8058).
 */
export function unsubscribeUrlOf({ baseUrl }: Pick<Deps, 'baseUrl'>, kind: UnsubscribableKind, token: string): string {
  return `${baseUrl()}${unsubscribePath}?kind=${kind}&token=${token}`;
}

/** Ends emails of a kind by an emailed token. Repeating it is no error; throws 404 for an unknown token. */
export async function unsubscribe(
  { database }: Pick<Deps, 'database'>,
  token: string,
  kind: UnsubscribableKind,
): Promise<void> {
  const isKnown = await database.write(async (trx) => {
    const userId = await findByUnsubscribeToken({ db: trx }, token);
    if (userId === undefined) return false;
    if (kind === 'digest') await endDigest(trx, userId, 'daily');
    else if (kind === 'weekly') await endDigest(trx, userId, 'weekly');
    else await setDelivery(trx, userId, kind, 'off');
    return true;
  });
  if (!isKnown) throw notFound('link');
}
