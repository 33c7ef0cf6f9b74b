import type { Response } from 'express';
import { day } from '#contract/kit/durations.ts';

import type { SecurityEventName, SecurityResult } from '#contract/security-log.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { keepWork } from '#server/platform/http/work-id.ts';
import { currentCaller } from './caller.ts';
import { deleteSecurityEvents, insertSecurityEvent } from './store.ts';

export interface SecurityEvent {
  /** The account of the event; `null` where the typed name belongs to none. */
  userId: number | null;
  event: SecurityEventName;
  /** `done` by default. */
  result?: SecurityResult;
  /** The account that caused the event, if it was another one. */
  actorId?: number | null;
  /** Whether a payment or the end of a term caused the event instead of a caller. */
  isByItself?: boolean;
}

/**
 * Records a security event of an account, in the caller's transaction: the only way into the security log. The caller
 * is added automatically (see caller.ts). `at`: now, ISO 8601.
 */
export async function recordSecurityEvent(
  trx: Transaction,
  { userId, event, result = 'done', actorId = null, isByItself = false }: SecurityEvent,
  at: string,
): Promise<void> {
  const caller = isByItself ? undefined : currentCaller();
  await insertSecurityEvent(trx, {
    created_at: at,
    user_id: userId,
    event,
    result,
    network: caller?.network ?? null,
    client: caller?.client ?? null,
    device: caller?.device ?? null,
    actor_id: actorId === userId ? null : actorId,
  });
}

/** Records a refusal, where there is no transaction. */
export async function recordRefusal({ database, now }: Pick<Deps, 'database' | 'now'>, refused: SecurityEvent) {
  await database.write((trx) => recordSecurityEvent(trx, refused, now().toISOString()));
}

/**
 * The same after the answer, so that its time reveals nothing. `find` looks the refusal up, `null` for one that is not
 * recorded.
 */
export function recordRefusalLater(
  deps: Pick<Deps, 'database' | 'now' | 'logger'>,
  res: Response,
  find: () => Promise<SecurityEvent | null>,
): void {
  const write = keepWork(() => {
    find()
      .then((refused) => refused && recordRefusal(deps, refused))
      .catch((error: unknown) => deps.logger.error({ err: error }, 'the security log could not be written'));
  });
  res.once('close', write);
}

/** Deletes entries past their retention; run now and then. */
export async function sweepSecurityLog({ database, env, now }: Pick<Deps, 'database' | 'env' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - env.securityLogDays * day).toISOString();
  await database.write((trx) => deleteSecurityEvents(trx, until));
}
