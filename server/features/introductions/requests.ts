import type { CurrentUser } from '#contract/accounts.ts';
import type { createIntroduction } from '#contract/introductions.ts';
import { afterAction, answerDays, introductionCents } from '#contract/introductions-rules.ts';
import { roleOf } from '#contract/kit/access.ts';
import { day } from '#contract/kit/durations.ts';
import type { HandlerResult, ParsedInput } from '#contract/kit/endpoint.ts';
import { gives } from '#contract/memberships-plans.ts';
import type { Deps } from '#server/deps.ts';
import { isBlocked } from '#server/features/connections/index.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { HttpError, invalidInput, notFound } from '#server/platform/http/http-error.ts';
import type { Session } from '#server/platform/http/session.ts';
import { recordDone } from '#server/platform/timelines/store.ts';
import { chargeAsQuoted } from './charges.ts';
import { expireOverdue } from './expiry.ts';
import { tellRequested, tellTeamOfRequest } from './news.ts';
import {
  findIntroduction,
  type IntroductionWithRecipient,
  insertIntroduction,
  lockIntroduction,
  lockMember,
  takeStep,
} from './store.ts';
import { type FoundTarget, findConnectedAnswerer, findTarget } from './targets.ts';

/** Whether a member's requests proceed at once. */
export function isProfessional(user: CurrentUser | null): boolean {
  return gives('introductions', roleOf(user));
}

/**
 * Accepts a request. A professional's is charged as quoted and goes to the other side at once; any other waits for the
 * membership without charge. 400 for an unknown target and for oneself, 403 if the member cannot be asked, 409 for a
 * second open request, for a price that has changed, and for a connection.
 */
export async function request(
  deps: Deps,
  { body }: Pick<ParsedInput<typeof createIntroduction>, 'body'>,
  session: Session | null,
): Promise<HandlerResult<typeof createIntroduction>> {
  const user = session?.user ?? null;
  const target = await findTarget(deps, body.targetKind, body.targetId, user?.id ?? null);
  if (!target)
    throw invalidInput({ targetId: 'This member, technology or company does not exist or has been removed' });
  const proceeds = user !== null && isProfessional(user);
  if (proceeds) await expireOverdue(deps, user.id);

  const now = deps.now();
  const id = await deps.database
    .write(async (trx) => {
      if (user) await lockMember(deps.database, trx, user.id);
      if (user) await refuseUnfit(deps, trx, target, user.id);
      const introductionId = await insertIntroduction(trx, {
        requester_id: user?.id ?? null,
        name: body.name,
        email: body.email,
        organization: body.organization,
        role: body.role,
        reason: body.reason,
        target_kind: target.kind,
        target_id: target.id,
        target_title: target.title,
        created_at: now.toISOString(),
        ...(proceeds
          ? { status: 'requested' as const, ...sending(target, now) }
          : { status: 'awaiting-membership' as const, recipient_id: null, sent_at: null, expires_at: null }),
      });
      if (user) {
        const records = [{ kind: target.kind, id: target.id }];
        await recordDone(trx, { records, actorId: user.id, action: 'introduction', at: now.toISOString() });
      }
      const stored = await storedOf(trx, introductionId);
      if (proceeds) {
        const charged = { introductionId, userId: user.id, quotedCents: body.quotedCents, now };
        const kind = await chargeAsQuoted(trx, charged);
        await tellRequested(trx, deps, stored, introductionCents[kind]);
      }
      await tellTeamOfRequest(trx, deps, stored);
      return introductionId;
    })
    .catch(asSecondRequest);
  deps.mail.wake();
  return { id: user ? id : null, status: proceeds ? 'requested' : 'awaiting-membership' };
}

/**
 * Sends a request that waited for its sender's membership, at the quoted price. 404 for another member's request, 409
 * if it does not wait, its target no longer exists, or the price has changed.
 */
export async function send(deps: Deps, id: number, quotedCents: number, user: CurrentUser): Promise<void> {
  await expireOverdue(deps, user.id);
  const now = deps.now();
  await deps.database.write(async (trx) => {
    const row = await lockIntroduction(deps.database, trx, id);
    if (row?.requester_id !== user.id) throw notFound('introduction');
    const next = afterAction(row.status, 'send');
    if (!next) throw new HttpError('conflict', 'This request has already been sent.');
    const target = await findTarget({ ...deps, database: { db: trx } }, row.target_kind, row.target_id, user.id);
    if (!target) throw new HttpError('conflict', `${row.target_title} is no longer here. Nothing has been charged.`);
    await refuseUnfit(deps, trx, target, user.id);
    const kind = await chargeAsQuoted(trx, { introductionId: id, userId: user.id, quotedCents, now });
    await takeStep(
      trx,
      {
        introduction_id: id,
        at: now.toISOString(),
        actor: 'requester',
        actor_id: user.id,
        from_status: row.status,
        to_status: next,
        note: null,
      },
      sending(target, now),
    );
    const stored = await storedOf(trx, id);
    await tellRequested(trx, deps, stored, introductionCents[kind]);
    await tellTeamOfRequest(trx, deps, stored);
  });
  deps.mail.wake();
}

/** The columns that change when a request is sent to the other side. */
function sending(target: FoundTarget, now: Date) {
  return {
    recipient_id: target.recipientId,
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + answerDays * day).toISOString(),
  };
}

/**
 * A member is not introduced to themselves or to a member who has blocked them, and is not sold an existing connection.
 */
async function refuseUnfit(deps: Deps, trx: Transaction, target: FoundTarget, userId: number): Promise<void> {
  if (target.recipientId === null) return;
  if (target.recipientId === userId) {
    throw invalidInput({ targetId: 'You cannot be introduced to yourself' });
  }
  if (await isBlocked({ db: trx }, userId, target.recipientId)) {
    throw new HttpError('forbidden', `This ${target.kind} cannot receive introduction requests from you.`);
  }
  if ((await findConnectedAnswerer({ ...deps, database: { db: trx } }, target, userId)) !== null) {
    const whom = target.kind === 'member' ? target.title : `the member responsible for ${target.title}`;
    const sentence = `You are already connected with ${whom}. You can message them for free.`;
    throw new HttpError('conflict', sentence, { targetId: sentence });
  }
}

async function storedOf(trx: Transaction, id: number): Promise<IntroductionWithRecipient> {
  const row = await findIntroduction({ db: trx }, id);
  if (!row) throw new Error('a request has vanished from its own transaction');
  return row;
}

function asSecondRequest(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  const sentence = 'You have already asked for this introduction. You can find it in My Introductions.';
  throw new HttpError('conflict', sentence, { targetId: sentence });
}
