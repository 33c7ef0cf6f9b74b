import type { Deps } from '#server/deps.ts';
import { eraseUser } from '#server/features/accounts/index.ts';
import { deleteNotificationsAbout } from '#server/features/notifications/index.ts';
import { redactTargets } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { ErasingDeps } from '#server/platform/feature.ts';
import { forgetMailOf } from '#server/platform/mail/outbox-store.ts';
import { formerName } from '#server/platform/personal-data/holding.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { anonymiseHeld, deleteHeld } from './store.ts';

/**
 * Deletes all data about a member that does not have to stay, and removes their name from the rest. `false` when
 * another request has already done it; then nothing changes.
 */
export async function eraseMember(
  deps: ErasingDeps & Pick<Deps, 'features'>,
  trx: Transaction,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const at = deps.now().toISOString();
  const parts = deps.features.flatMap(({ personalData = [] }) => personalData).toReversed();
  // Events are locked before members, in the same order as registering does.
  for (const { withdraw } of parts) await withdraw?.(deps, trx, id);
  if (!(await eraseUser(trx, id, formerName, at))) return false;
  await recordSecurityEvent(trx, { userId: id, event: 'account.delete' }, at);
  // Rows that name the member are deleted before the deletion is recorded, so that no new row names them.
  await deleteNotificationsAbout(trx, id);
  await forgetMailOf(trx, id, email);
  await redactTargets(trx, id, formerName);
  for (const { erase } of parts) await erase?.(deps, trx, id, formerName);
  for (const holding of parts.flatMap(({ holdings }) => holdings)) {
    if (holding.onDeletion === 'deleted') await deleteHeld(deps.database, trx, holding, id);
    else if (typeof holding.onDeletion === 'object' && 'anonymised' in holding.onDeletion) {
      await anonymiseHeld(trx, holding, holding.onDeletion.anonymised, id);
    }
  }
  return true;
}
