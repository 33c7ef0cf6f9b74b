import type { CurrentUser } from '#contract/accounts.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { declineIntroduction, IntroductionStatus, introduceParties } from '#contract/introductions.ts';
import { afterAction, answerDays, type IntroductionAction } from '#contract/introductions-rules.ts';
import type { ParsedInput } from '#contract/kit/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { type Addressee, findAddressee } from '#server/features/accounts/index.ts';
import { insertAuditEntry } from '#server/platform/audit/store.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import { waive } from './charges.ts';
import { isOverdue } from './expiry.ts';
import { recipientName, tellAccepted, tellDeclined, tellExtended, tellIntroduced, tellWithdrawn } from './news.ts';
import { type IntroductionWithRecipient, lockIntroduction, type StepChanges, takeStep } from './store.ts';

/**
 * Agrees to an introduction. Only the recipient can, or the team if the recipient has no account. 404 for strangers,
 * 403 for the requester, 409 if the request no longer waits for an answer.
 */
export async function accept(deps: Deps, id: number, user: CurrentUser): Promise<void> {
  await decide(deps, id, async (trx, row) => {
    const actor = actorOf(row, user);
    if (actor !== answerer(row)) throw new HttpError('forbidden', 'Only the person who is asked can accept this.');
    await step(deps, trx, row, 'accept', { actor, user, note: null });
    await tellAccepted(trx, deps, row);
    if (actor === 'team') await writeDown(deps, trx, row, user, 'introduction.accept', null);
  });
}

/**
 * Declines a request: by the recipient or the team. It costs the requester nothing. 409 where the request is no longer in
 * the state that was `seen`.
 */
export async function decline(
  deps: Deps,
  id: number,
  { reason, seen }: ParsedInput<typeof declineIntroduction>['body'],
  user: CurrentUser,
): Promise<void> {
  await decide(deps, id, async (trx, row) => {
    const actor = actorOf(row, user);
    if (actor === 'requester') throw new HttpError('forbidden', 'Only the person who is asked can decline this.');
    if (seen && seen !== row.status) {
      throw new HttpError('conflict', `This has changed meanwhile: the request is ${inWords[row.status]}.`);
    }
    await step(deps, trx, row, 'decline', { actor, user, note: reason }, { decline_reason: reason });
    await waive(trx, row.id, deps.now());
    await tellDeclined(trx, deps, row, { byTeam: actor === 'team', reason });
    if (actor === 'team') await writeDown(deps, trx, row, user, 'introduction.decline', reason);
  });
}

/** Withdraws a request: by its sender, until it is answered. It then costs nothing, and the recipient is notified. */
export async function withdraw(deps: Deps, id: number, user: CurrentUser): Promise<void> {
  await decide(deps, id, async (trx, row) => {
    const actor = actorOf(row, user);
    if (actor !== 'requester') throw new HttpError('forbidden', 'Only its sender can withdraw this request.');
    await step(deps, trx, row, 'withdraw', { actor, user, note: null });
    await waive(trx, row.id, deps.now());
    await tellWithdrawn(trx, deps, row);
  });
}

/**
 * Introduces two people who have agreed: both get each other's contact. If the team asked someone without an account,
 * it must say who that is (400 on the missing field).
 */
export async function introduce(
  deps: Deps,
  { params, body }: Pick<ParsedInput<typeof introduceParties>, 'params' | 'body'>,
  user: CurrentUser,
): Promise<void> {
  await decide(deps, params.id, async (trx, row) => {
    requirePossible(row, 'introduce', deps.now());
    const contact = contactOf(row, body);
    const requester = await requireConfirmed(trx, row.requester_id, row.name);
    await requireConfirmed(trx, row.recipient_id, contact.name);
    await step(
      deps,
      trx,
      row,
      'introduce',
      { actor: 'team', user, note: body.note || null },
      row.recipient_id === null ? { contact_name: contact.name, contact_email: contact.email } : {},
    );
    await tellIntroduced(trx, deps, row, contact, requester?.email ?? row.email);
    await writeDown(deps, trx, row, user, 'introduction.introduce', body.note || null);
  });
}

/** Extends the recipient's time by another term; 409 if the request does not wait for an answer. */
export async function extend(deps: Deps, id: number, user: CurrentUser): Promise<void> {
  await decide(deps, id, async (trx, row) => {
    requirePossible(row, 'extend', deps.now());
    const end = Date.parse(row.expires_at ?? deps.now().toISOString()) + answerDays * 24 * 60 * 60 * 1000;
    const expiresAt = new Date(end).toISOString();
    await step(deps, trx, row, 'extend', { actor: 'team', user, note: null }, { expires_at: expiresAt });
    await tellExtended(trx, deps, row, expiresAt);
    await writeDown(deps, trx, row, user, 'introduction.extend', `Until ${expiresAt.slice(0, 10)}`);
  });
}

/** The parties and the team; to everyone else the request does not exist. */
export function actorOf(
  row: Pick<IntroductionWithRecipient, 'requester_id' | 'recipient_id'>,
  user: CurrentUser,
): 'requester' | 'recipient' | 'team' {
  if (row.requester_id === user.id) return 'requester';
  if (row.recipient_id === user.id) return 'recipient';
  if (user.role === 'admin') return 'team';
  throw notFound('introduction');
}

/** The side that must answer. */
export function answerer({ recipient_id }: Pick<IntroductionWithRecipient, 'recipient_id'>): 'recipient' | 'team' {
  return recipient_id === null ? 'team' : 'recipient';
}

/** Logs an action of the team on a request. */
async function writeDown(
  deps: Pick<Deps, 'now'>,
  trx: Transaction,
  row: IntroductionWithRecipient,
  user: CurrentUser,
  action: AuditAction,
  note: string | null,
): Promise<void> {
  await insertAuditEntry(trx, {
    actorId: user.id,
    action,
    targetKind: 'introduction',
    targetId: row.id,
    target: `${row.name} to ${row.target_title}`,
    note,
    createdAt: deps.now().toISOString(),
  });
}

async function decide(
  deps: Deps,
  id: number,
  work: (trx: Transaction, row: IntroductionWithRecipient) => Promise<void>,
): Promise<void> {
  await deps.database.write(async (trx) => {
    const row = await lockIntroduction(deps.database, trx, id);
    if (!row) throw notFound('introduction');
    await work(trx, row);
  });
  deps.mail.wake();
}

async function step(
  deps: Deps,
  trx: Transaction,
  row: IntroductionWithRecipient,
  action: IntroductionAction,
  by: { actor: 'requester' | 'recipient' | 'team'; user: CurrentUser; note: string | null },
  changes: StepChanges = {},
): Promise<void> {
  const now = deps.now();
  const next = requirePossible(row, action, now);
  await takeStep(
    trx,
    {
      introduction_id: row.id,
      at: now.toISOString(),
      actor: by.actor,
      actor_id: by.user.id,
      from_status: row.status,
      to_status: next,
      note: by.note,
    },
    changes,
  );
}

/** The next state; 409 if the action is not possible (any more). */
function requirePossible(row: IntroductionWithRecipient, action: IntroductionAction, now: Date): IntroductionStatus {
  // The job may not have run yet.
  const status: IntroductionStatus = isOverdue(row, now) ? 'expired' : row.status;
  const next = afterAction(status, action);
  if (!next) throw new HttpError('conflict', `This is not possible: the request is ${inWords[status]}.`);
  return next;
}

/** Both get each other's address, so both must have confirmed theirs; 409 until then. */
async function requireConfirmed(trx: Transaction, userId: number | null, name: string): Promise<Addressee | undefined> {
  const addressee = userId === null ? undefined : await findAddressee({ db: trx }, userId);
  if (addressee?.isConfirmed === false) {
    throw new HttpError(
      'conflict',
      `${name} has not confirmed their email address yet. Introduce them once they have.`,
    );
  }
  return addressee;
}

function contactOf(
  row: IntroductionWithRecipient,
  given: { contactName?: string | undefined; contactEmail?: string | undefined },
): { name: string; email: string } {
  if (row.recipient_id !== null && row.recipient_email !== null) {
    return { name: recipientName(row) ?? row.target_title, email: row.recipient_email };
  }
  if (!given.contactName) throw invalidInput({ contactName: 'Please say who you have asked' });
  if (!given.contactEmail) throw invalidInput({ contactEmail: 'Please enter a valid email address' });
  return { name: given.contactName, email: given.contactEmail };
}

const inWords: Record<IntroductionStatus, string> = {
  'awaiting-membership': 'waiting for its sender’s membership',
  requested: 'waiting for an answer',
  accepted: 'accepted',
  declined: 'declined',
  introduced: 'complete, both have been introduced',
  expired: 'expired',
  withdrawn: 'withdrawn',
};
