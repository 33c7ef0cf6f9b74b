import type { Deps } from '#server/deps.ts';
import { eraseUser } from '#server/features/accounts/account-store.ts';
import { deleteFollowsOf } from '#server/features/connections/follows/store.ts';
import { deleteConnectionsOf } from '#server/features/connections/store.ts';
import { eraseRegistrant } from '#server/features/events/registration-store.ts';
import { withdrawMember } from '#server/features/events/registrations.ts';
import { closeForLeaver } from '#server/features/introductions/leaving.ts';
import { deleteListingsOf } from '#server/features/listings/write-store.ts';
import { deleteProfile } from '#server/features/members/profile-store.ts';
import { leaveMembership } from '#server/features/memberships/subscriptions.ts';
import { deleteNotificationsAbout } from '#server/features/notifications/store.ts';
import { redactTargets } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { forgetMailOf } from '#server/platform/mail/outbox-store.ts';
import { formerName } from '#server/platform/personal-data/holding.ts';
import { recordSecurityEvent } from '#server/platform/security-log/record.ts';
import { holdings } from './holdings.ts';
import { anonymiseHeld, deleteHeld } from './store.ts';

/**
 * Deletes everything about a member that does not have to stay, and takes their name out of the rest.
 * `false` when another request has done it already; then nothing changes.
 *
 * Features whose rows count something or hang on others (seats, connections, search entries) do their own
 * part first, while the member still is somebody; what is left goes by the table of holdings.
 */
export async function eraseMember(
  deps: Pick<Deps, 'database' | 'now' | 'env' | 'baseUrl' | 'payments'>,
  trx: Transaction,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  const at = deps.now().toISOString();
  // Events are locked before members are, as registering does it.
  await withdrawMember(deps, trx, id);
  if (!(await eraseUser(trx, id, formerName, at))) return false;
  await recordSecurityEvent(trx, { userId: id, event: 'account.delete' }, at);
  // What names them goes before anything is written about their leaving, which then names nobody.
  await deleteNotificationsAbout(trx, id);
  await forgetMailOf(trx, id, email);
  await redactTargets(trx, id, formerName);
  await closeForLeaver(deps, trx, id, formerName);
  await eraseRegistrant(trx, id, formerName);
  await deleteConnectionsOf(trx, id);
  await deleteFollowsOf(trx, id);
  await deleteListingsOf(trx, id);
  await leaveMembership(deps, trx, id);
  for (const holding of holdings) {
    if (holding.onDeletion === 'deleted') await deleteHeld(trx, holding, id);
    else if (typeof holding.onDeletion === 'object' && 'anonymised' in holding.onDeletion) {
      await anonymiseHeld(trx, holding, holding.onDeletion.anonymised, id);
    }
  }
  await deleteProfile(trx, id);
  return true;
}
