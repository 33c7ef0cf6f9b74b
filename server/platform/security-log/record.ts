import type { Response } from 'express';
import { day } from '#contract/kit/durations.ts';

import type { SecurityEventName, SecurityResult } from '#contract/security-log.ts';
import type { Deps } from '#server/deps.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import { keepWork } from '#server/platform/http/work-id.ts';
import { currentCaller } from './caller.ts';
import { deleteSecurityEvents, insertSecurityEvent } from './store.ts';

export interface SecurityEvent {
  /** Whose account it is about; `null` where what was typed belongs to none. */
  userId: number | null;
  event: SecurityEventName;
  /** `done` where it is left out. */
  result?: SecurityResult;
  /** Who did it, where it was someone else. */
  actorId?: number | null;
  /** It is nobody's call that brought it about, but a payment or the end of a term. */
  isByItself?: boolean;
}

/**
 * Writes down what has happened to an account, in the transaction in which it happens: the one way into
 * the security log. Who called is known by itself (see caller.ts). `at`: now, ISO 8601.
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

/** Writes down what was refused, where there is no transaction. */
export async function recordRefusal({ database, now }: Pick<Deps, 'database' | 'now'>, refused: SecurityEvent) {
  await database.write((trx) => recordSecurityEvent(trx, refused, now().toISOString()));
}

/**
 * The same once the answer is out, so that its time tells nothing. `find` looks up what was refused, `null`
 * for what is not to be written down.
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

/** Forgets entries that are older than the log is kept; run now and then. */
export async function sweepSecurityLog({ database, env, now }: Pick<Deps, 'database' | 'env' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() - env.securityLogDays * day).toISOString();
  await database.write((trx) => deleteSecurityEvents(trx, until));
}
