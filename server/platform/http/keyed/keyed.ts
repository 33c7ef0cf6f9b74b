import { createHash } from 'node:crypto';
import type { Request } from 'express';

import { day } from '#contract/kit/durations.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { writeKey, writeKeyDays, writeKeyHeader } from '#contract/kit/queue.ts';
import type { Deps } from '#server/deps.ts';
import { within } from '#server/platform/db/within.ts';
import { inSteps } from '#server/platform/jobs/in-steps.ts';
import { HttpError, invalidInput } from '../http-error.ts';
import { deleteOldKeys, type KeyedWrite, keepAnswer, takeKey } from './store.ts';

/**
 * Makes a change once, however often it is sent with the same key (rule once-by-key). Key, change and answer are stored
 * in one transaction: `work` gets dependencies whose database is that transaction. Without a key, or on an endpoint that
 * takes none, `work` gets `deps` as they are. A refusal is not kept: nothing has happened, and the next try may succeed.
 *
 * Throws 409 where the caller has used the key for another change, and 400 for a key that is no UUID.
 */
export async function onceByKey<Answer>(
  deps: Deps,
  { endpoint, req, input }: { endpoint: Endpoint; req: Request; input: object },
  work: (own: Deps) => Promise<Answer>,
): Promise<Answer> {
  const keyed = keyedWrite(endpoint, req, input);
  if (!keyed) return work(deps);
  const answer = await deps.database.write(async (trx) => {
    const earlier = await takeKey(trx, keyed, deps.now().toISOString());
    if (earlier && earlier.fingerprint !== keyed.fingerprint) {
      throw new HttpError(
        'conflict',
        'The key of this change was used for another change. Please send it with a new key.',
      );
    }
    if (earlier) return earlier.answer;
    // Mail is woken up after the transaction: before, it would find nothing.
    const made = await work({ ...deps, database: within(deps.database, trx), mail: { wake: () => undefined } });
    const text = JSON.stringify(made);
    await keepAnswer(trx, keyed, text);
    return text;
  });
  deps.mail.wake();
  // The stored answer is the one that `work` returned.
  return JSON.parse(answer) as Answer;
}

/** The key of the change that a request makes, `null` where it has none; throws 400 for one that is no UUID. */
export function writeKeyOf(req: Request): string | null {
  const given = req.get(writeKeyHeader);
  if (given === undefined) return null;
  const key = writeKey.safeParse(given);
  if (!key.success) throw invalidInput({ [writeKeyHeader]: 'This is not a valid key' });
  return key.data.toLowerCase();
}

function keyedWrite(endpoint: Endpoint, req: Request, input: object): KeyedWrite | null {
  const key = endpoint.queue && req.session ? writeKeyOf(req) : null;
  if (key === null || !req.session) return null;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([endpoint.name, input]))
    .digest('base64url');
  return { userId: req.session.user.id, key, fingerprint };
}

/** Forgets keys that are older than `writeKeyDays`. */
export async function sweepKeys({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - writeKeyDays * day).toISOString();
  await inSteps(database, (trx, limit) => deleteOldKeys(trx, before, limit));
}
