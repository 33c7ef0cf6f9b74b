import type { Deps } from '#server/deps.ts';
import { accountByPassword, heldUntilSecondFactor, isLastAdmin } from '#server/features/accounts/index.ts';
import { HttpError, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/outbox-store.ts';
import { eraseMember } from './erase.ts';
import { deletedMail } from './mails.ts';

/**
 * Deletes the account of a session, at once and for good. Throws 400 on `password` or `code` when one is
 * wrong, 409 for the last admin and for the users of quick login; then nothing has been deleted.
 */
export async function deleteAccountOf(
  deps: Deps,
  { user }: Session,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const account = await accountByPassword(deps, user.id, password);
  await heldUntilSecondFactor(deps, user.id, code);
  await deps.database.write((trx) => refuseLastAdmin(deps, trx, user));
  const now = deps.now();
  await deps.database.write(async (trx) => {
    await refuseLastAdmin(deps, trx, user);
    if (!(await eraseMember(deps, trx, account))) throw notFound('account');
    // The address no longer belongs to an account, so the outbox cannot tell whether it was confirmed.
    if (account.isEmailConfirmed) await enqueueMail(trx, deletedMail(deps, account), now);
  });
  deps.mail.wake();
}

type Write = Parameters<Deps['database']['write']>[0];

async function refuseLastAdmin(
  { database, env }: Pick<Deps, 'database' | 'env'>,
  trx: Parameters<Write>[0],
  user: Session['user'],
): Promise<void> {
  if (user.role !== 'admin') return;
  if (await isLastAdmin(database, trx, user.id, env.mode !== 'production')) {
    throw new HttpError('conflict', 'You are the last admin. Make someone else an admin first.');
  }
}
