import type { Claim } from '#contract/companies-claims.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/features/notifications/index.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import { closeClaim, closeOtherClaims, findPending, giveCompany } from './store.ts';

type DecisionDeps = Pick<Deps, 'now' | 'baseUrl'>;

const takenByOther = 'Another claim to this company has been approved.';

/**
 * Approves a pending claim: the member becomes the owner, all other pending claims to the company are declined, and
 * everyone is notified. `null` when there is no such claim. Throws `conflict` where the company already has an owner:
 * of two concurrent approvals, the lock on the company's row lets one through.
 */
export async function approveClaim(
  deps: DecisionDeps,
  trx: Transaction,
  claimId: number,
  decidedBy: number,
): Promise<Claim | null> {
  const pending = await findPending(trx, claimId);
  if (!pending) return null;
  const { company_id: companyId, user_id: userId, company_name: name } = pending;
  // The company is locked first in every decision, so that two transactions cannot deadlock.
  if (!(await giveCompany(trx, companyId, userId))) {
    throw new HttpError('conflict', 'This company already has an owner. Decline the claim instead.');
  }
  const at = deps.now().toISOString();
  const approved = await closeClaim(trx, claimId, { status: 'approved', reason: null, by: decidedBy, at });
  if (!approved) throw new HttpError('conflict', 'Someone has just decided this claim.');
  const path = pathTo(paths.company, { id: companyId });
  await notify(trx, deps, {
    userId,
    subjectId: null,
    kind: 'claim',
    title: `${name} is yours to edit`,
    body: `Your claim to ${name} has been approved. You can edit its profile, and add technologies and team members.`,
    path,
    action: 'Open the company',
  });
  await insertAuditEntry(trx, {
    actorId: decidedBy,
    action: 'claim.approve',
    targetKind: 'company',
    targetId: companyId,
    target: name,
    createdAt: at,
  });
  const declined = { status: 'declined', reason: takenByOther, by: decidedBy, at } as const;
  for (const other of await closeOtherClaims(trx, companyId, declined)) {
    await tellDeclined(deps, trx, { userId: other, name, path, reason: takenByOther });
  }
  return approved;
}

/** Declines a pending claim and tells the member why; `null` when there is no such claim. */
export async function declineClaim(
  deps: DecisionDeps,
  trx: Transaction,
  claimId: number,
  { decidedBy, reason }: { decidedBy: number; reason: string },
): Promise<Claim | null> {
  const pending = await findPending(trx, claimId);
  const at = deps.now().toISOString();
  const declined = await closeClaim(trx, claimId, { status: 'declined', reason, by: decidedBy, at });
  if (!pending || !declined) return null;
  await insertAuditEntry(trx, {
    actorId: decidedBy,
    action: 'claim.decline',
    targetKind: 'company',
    targetId: pending.company_id,
    target: pending.company_name,
    note: reason,
    createdAt: at,
  });
  const path = pathTo(paths.company, { id: pending.company_id });
  await tellDeclined(deps, trx, { userId: pending.user_id, name: pending.company_name, path, reason });
  return declined;
}

async function tellDeclined(
  deps: DecisionDeps,
  trx: Transaction,
  { userId, name, path, reason }: { userId: number; name: string; path: string; reason: string },
): Promise<void> {
  await notify(trx, deps, {
    userId,
    subjectId: null,
    kind: 'claim',
    title: `Your claim to ${name}`,
    body: `We could not approve your claim to ${name}. ${reason}`,
    path,
    action: 'Open the company',
  });
}
