import type { Transaction } from '#server/platform/db/schema.ts';
import { tellLive } from '#server/platform/live/tell.ts';

/**
 * The credentials of this account have changed, or are not to be trusted any more. Ends, together, all that was given
 * out under them: sessions, links to a new password, pending changes of address and the address of
 * the calendar. Devices are forgotten, too, but for
 * those of the sessions that stay. This is the only way to end the sessions of an account, so that none of the others
 * can be left out.
 *
 * Comes after the change of the account's own row: a sign-in or a confirmation under way has then either finished, and
 * ends here, or finds that row changed.
 *
 * @param keep token hashes of the sessions that stay open
 * @returns how many sessions have ended
 */
export async function endCredentials(trx: Transaction, userId: number, keep: readonly string[] = []): Promise<number> {
  let sessions = trx.deleteFrom('sessions').where('user_id', '=', userId);
  if (keep.length > 0) sessions = sessions.where('token_hash', 'not in', keep);
  const { numDeletedRows } = await sessions.executeTakeFirst();
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('calendar_keys').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('session_hash', 'not in', (open) =>
      open.selectFrom('sessions').where('user_id', '=', userId).select('token_hash'),
    )
    .execute();
  if (numDeletedRows > 0n) await tellLive(trx, [userId], { kind: 'session' });
  return Number(numDeletedRows);
}
