import { randomBytes } from 'node:crypto';
import { paths } from '#contract/kit/paths.ts';
import type { Delivery, NotificationSettings, unsubscribableKinds } from '#contract/notification-settings.ts';
import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import type { Deps } from '#server/deps.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { notFound } from '#server/platform/http/http-error.ts';
import { endDigest, findByUnsubscribeToken, findChoices, setDelivery, unsubscribeTokenOf } from './settings-store.ts';

/** Members without a setting get emails at once. */
const usual: Delivery = 'instant';

export type UnsubscribableKind = (typeof unsubscribableKinds)[number];

/** The page of the way out, and what mail programs post to. */
export const unsubscribePath = paths.unsubscribe;

/** When each kind of notification is mailed to a member. */
export async function settingsOf(database: Pick<Database, 'db'>, userId: number): Promise<NotificationSettings> {
  const choices = await findChoices(database, userId);
  const kinds = Object.keys(notificationKinds) as NotificationKind[];
  const settings = kinds.map((kind) => [kind, choices.find((choice) => choice.kind === kind)?.delivery ?? usual]);
  return Object.fromEntries(settings) as NotificationSettings;
}

/** When notifications of one kind are mailed to a member. */
export async function deliveryOf(trx: Transaction, userId: number, kind: NotificationKind): Promise<Delivery> {
  return (await settingsOf({ db: trx }, userId))[kind];
}

/** Where one click ends a member's mails of a kind: opened a page with a button, posted to it is done (RFC 8058). */
export async function unsubscribeUrl(
  trx: Transaction,
  { baseUrl }: Pick<Deps, 'baseUrl'>,
  userId: number,
  kind: UnsubscribableKind,
): Promise<string> {
  const token = await unsubscribeTokenOf(trx, userId, randomBytes(32).toString('base64url'));
  return `${baseUrl()}${unsubscribePath}?kind=${kind}&token=${token}`;
}

/** Ends mails of a kind by the token of one. Doing it twice is no error; throws 404 for a token of nobody. */
export async function unsubscribe(
  { database }: Pick<Deps, 'database'>,
  token: string,
  kind: UnsubscribableKind,
): Promise<void> {
  const isKnown = await database.write(async (trx) => {
    const userId = await findByUnsubscribeToken({ db: trx }, token);
    if (userId === undefined) return false;
    if (kind === 'digest') await endDigest(trx, userId);
    else await setDelivery(trx, userId, kind, 'off');
    return true;
  });
  if (!isKnown) throw notFound('link');
}
