import type { AuditAction } from '#contract/audit.ts';
import { paths } from '#contract/kit/paths.ts';
import { actionsFor, type CaseAction, type CaseState, caseStates, isRemovable } from '#contract/moderation.ts';
import type { Hold } from '#contract/moderation-holds.ts';
import type { Deps } from '#server/deps.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import { lockRow } from '#server/platform/db/lock-row.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import type { ModeratedRecord } from '#server/platform/records/record.ts';
import { findModerated, moderatedKind } from '#server/platform/records/records.ts';
import { amendCase, closeCase, moveCase, noteHiding } from './case-store.ts';
import { deleteHold, putHold } from './hold-store.ts';
import { tellOwner, tellReporter } from './news.ts';
import { type CaseRow, findCase } from './queue-store.ts';

/** The effect of each action on the case, and on the record if it changes it. */
const effects: Record<CaseAction, { state: Exclude<CaseState, 'open'>; audit: AuditAction; hold?: Hold | null }> = {
  dismiss: { state: 'dismissed', audit: 'report.dismiss' },
  uphold: { state: 'upheld', audit: 'report.uphold' },
  hide: { state: 'upheld', audit: 'content.hide', hold: 'hidden' },
  remove: { state: 'upheld', audit: 'content.remove', hold: 'removed' },
  approve: { state: 'dismissed', audit: 'listing.approve', hold: null },
  decline: { state: 'upheld', audit: 'listing.decline', hold: 'declined' },
};

/** The actions that close a case whose record its owner has deleted. */
const endsWithoutRecord: ReadonlySet<CaseAction> = new Set(['dismiss', 'uphold', 'decline']);

interface Act {
  action: CaseAction;
  reason: string;
  /** `lastAt` of the case as the admin has read it. */
  seenAt?: string | undefined;
  adminId: number;
}

/**
 * Decides a case in one transaction with the change of the record, the audit log and the notifications of its owner and
 * reporters. Throws 404 for an unknown case, 400 for an action that its kind does not have, and 409 when someone else
 * has decided it, or when the record is gone.
 */
export function decide(deps: Deps, caseId: number, { action, reason, seenAt, adminId }: Act): Promise<CaseRow> {
  return withCase(deps, caseId, async (trx, found) => {
    if (!actionsFor(found).includes(action)) throw invalidInput({ action: 'This cannot be done here' });
    const { state, audit, hold } = effects[action];
    const isStale = action === 'approve' && seenAt !== undefined && seenAt !== found.last_at;
    if (isStale && found.state === 'open') throw changedSince();
    const at = deps.now().toISOString();
    const closed = await closeCase(trx, caseId, { state, action, reason, by: adminId, at });
    if (!closed) throw decidedAlready(found);
    const isGone = !(await findModerated(deps, { db: trx }, found.kind, found.item_id));
    if (isGone && !endsWithoutRecord.has(action)) throw goneAlready();
    const itemId =
      isGone || hold === undefined ? found.item_id : await withhold(deps, trx, found, hold, { reason, at });
    const record = await findModerated(deps, { db: trx }, found.kind, itemId);
    const target = { kind: found.kind, ...whatWasReported(found, record) };
    const entry = { actorId: adminId, targetKind: found.kind, targetId: itemId, target: target.title, at };
    // The audit log has an entry for the upheld report besides the one for the action.
    if (hold && found.source === 'reports') await writeDown(trx, { ...entry, action: 'report.uphold', note: reason });
    await writeDown(trx, { ...entry, action: audit, note: reason || null });
    await tellOwner(trx, deps, target, action, reason);
    // Always in the order of ids, so that two transactions that notify the same members cannot deadlock.
    for (const reporterId of closed.reporterIds.toSorted((a, b) => a - b)) {
      await tellReporter(trx, deps, reporterId, found);
    }
  });
}

/** The actions on a hidden record. */
const afterthoughts = {
  restore: { hold: null, audit: 'content.restore' },
  remove: { hold: 'removed', audit: 'content.remove' },
} as const satisfies Record<string, { hold: Hold | null; audit: AuditAction }>;

interface Afterthought extends Pick<Act, 'reason' | 'adminId'> {
  action: keyof typeof afterthoughts;
}

/**
 * Shows a hidden record again, or removes it for good, in one transaction with the audit log and the notification of
 * its owner; the reporters were told when it was hidden. Throws 404 for an unknown case, 400 for a kind that cannot be
 * removed, and 409 when this case does not hide the record.
 */
export function reconsider(deps: Deps, caseId: number, { action, reason, adminId }: Afterthought): Promise<CaseRow> {
  return withCase(deps, caseId, async (trx, found) => {
    if (action === 'remove' && !isRemovable(found.kind)) throw invalidInput({ action: 'This cannot be done here' });
    const record = await findModerated(deps, { db: trx }, found.kind, found.item_id);
    if (record?.hold !== 'hidden' || found.is_hiding !== 1) throw hiddenNoMore(record);
    const { hold, audit } = afterthoughts[action];
    const at = deps.now().toISOString();
    await amendCase(trx, caseId, { action, reason, by: adminId, at });
    await withhold(deps, trx, found, hold, { reason, at });
    const entry = { actorId: adminId, targetKind: found.kind, targetId: found.item_id, target: record.title, at };
    await writeDown(trx, { ...entry, action: audit, note: reason });
    await tellOwner(trx, deps, { ...record, kind: found.kind }, action, reason);
  });
}

/** Changes a locked case in one transaction, and returns its new state. */
async function withCase(
  deps: Deps,
  caseId: number,
  work: (trx: Transaction, found: CaseRow) => Promise<void>,
): Promise<CaseRow> {
  const seen = await findCase(deps.database, caseId);
  if (!seen) throw notFound('case');
  const row = await deps.database.write(async (trx) => {
    // The listing is locked before its case, in the same order as by its owner's changes, so that they cannot deadlock.
    if (seen.kind === 'listing') await lockRow(deps.database, trx, 'listings', seen.item_id);
    await lockRow(deps.database, trx, 'moderation_cases', caseId);
    const found = await findCase({ db: trx }, caseId);
    if (!found) throw notFound('case');
    await work(trx, found);
    return findCase({ db: trx }, caseId);
  });
  if (!row) throw notFound('case');
  deps.mail.wake();
  return row;
}

function changedSince(): HttpError {
  return new HttpError(
    'conflict',
    'This listing has been changed since you opened this page. Please look at it again.',
  );
}

/** Withholds the record of a case, or shows it again, and returns its number. Throws 409 where it is gone. */
async function withhold(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  trx: Transaction,
  { id: caseId, kind, item_id: itemId }: CaseRow,
  hold: Hold | null,
  { reason, at }: { reason: string; at: string },
): Promise<number> {
  // The reason first, because records withheld together with this one copy it.
  if (hold === null) await deleteHold(trx, kind, itemId);
  else await putHold(trx, { kind, itemId, reason, at });
  const id = await moderatedKind(deps, kind).setHold?.(deps.database, trx, itemId, hold, deps.now());
  if (!id) throw goneAlready();
  if (id !== itemId) await moveCase(trx, caseId, id);
  await noteHiding(trx, { kind, itemId: id }, hold === 'hidden' ? caseId : null);
  return id;
}

/** The record as the case describes it, because its owner may have changed or deleted it since. */
function whatWasReported(found: CaseRow, record: ModeratedRecord | undefined) {
  return {
    title: found.title || (record?.title ?? found.kind),
    path: record?.path ?? paths.notifications,
    ownerId: record ? record.ownerId : found.owner_id,
  };
}

async function writeDown(
  trx: Transaction,
  {
    at,
    ...entry
  }: {
    actorId: number;
    action: AuditAction;
    targetKind: string;
    targetId: number;
    target: string;
    note: string | null;
    at: string;
  },
): Promise<void> {
  await insertAuditEntry(trx, { ...entry, createdAt: at });
}

function hiddenNoMore(record: ModeratedRecord | undefined): HttpError {
  if (!record) return goneAlready();
  const how = record.hold === 'removed' ? 'it has been removed' : 'it may be shown already';
  return new HttpError('conflict', `This record is no longer hidden: ${how}.`);
}

function goneAlready(): HttpError {
  return new HttpError('conflict', 'This record no longer exists: its owner has deleted it.');
}

function decidedAlready(row: CaseRow): HttpError {
  const by = row.admin_full_name ?? row.admin_username ?? 'Somebody else';
  return new HttpError('conflict', `${by} has already decided this case: ${caseStates[row.state].toLowerCase()}.`);
}
