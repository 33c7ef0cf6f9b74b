import { setTimeout as pause } from 'node:timers/promises';

import type { Deps } from '#server/deps.ts';
import { sessionByHash } from '#server/features/accounts/index.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import type { RequestContext } from '#server/platform/http/route.ts';
import type { Session } from '#server/platform/http/session.ts';
import { onChanged } from './changes.ts';
import { questionOf } from './service.ts';

/** How often a question is sent at most, and looked at when nothing in this process says it changed (milliseconds). */
const shortestPause = 100;
const longestPause = 1000;

/** A comment is sent after this time without news, so that nothing on the way takes the connection for dead. */
const heartbeat = 15_000;

/** A member has so many open streams at most: one for each tab that somebody looks at, and some to spare. */
const streamsAtOnce = 8;
const open = new Map<number, number>();

/**
 * Sends a question and each change of it as server-sent events. Ends after the last change, when the reader leaves, when
 * the session ends and when the server stops; a reader who still wants to know asks again.
 */
export async function sendStream(
  deps: Deps,
  session: Session,
  id: number,
  { res }: Pick<RequestContext, 'res'>,
): Promise<void> {
  const userId = session.user.id;
  // Before the headers, so that a question that does not exist is a 404.
  let question = await questionOf(deps, userId, id);
  const others = open.get(userId) ?? 0;
  if (others >= streamsAtOnce) throw new HttpError('rate_limited', 'Too many of your pages wait for an answer.');
  open.set(userId, others + 1);
  const left = new AbortController();
  res.once('close', () => left.abort());
  let changed = new AbortController();
  const off = onChanged(id, () => changed.abort());
  try {
    res.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that compressed or collected the events would deliver them all at the end.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    let sent = '';
    let sentAt = Date.now();
    while (!left.signal.aborted) {
      const text = JSON.stringify(question);
      if (text !== sent) res.write(`data: ${text}\n\n`);
      else if (Date.now() - sentAt >= heartbeat) res.write(': still here\n\n');
      if (text !== sent || Date.now() - sentAt >= heartbeat) sentAt = Date.now();
      sent = text;
      if ((question.status !== 'queued' && question.status !== 'working') || deps.isDraining()) break;
      // A reader who takes nothing gets nothing new, and costs no memory.
      if (res.writableNeedDrain) await waitFor([left.signal], heartbeat, (stop) => res.once('drain', stop));
      await waitFor([left.signal], shortestPause);
      await waitFor([left.signal, changed.signal], longestPause - shortestPause);
      changed = new AbortController();
      if (!(await sessionByHash(deps, session.tokenHash))) break;
      question = await questionOf(deps, userId, id);
    }
  } catch (error) {
    // Deleted meanwhile: there is nothing more to say.
    if (!(error instanceof HttpError && error.code === 'not_found')) throw error;
  } finally {
    off();
    const now = (open.get(userId) ?? 1) - 1;
    if (now === 0) open.delete(userId);
    else open.set(userId, now);
  }
  res.end();
}

/** Waits until one of the signals or `until` comes, or the time is over. */
async function waitFor(signals: AbortSignal[], time: number, until?: (stop: () => void) => void): Promise<void> {
  const stopped = new AbortController();
  until?.(() => stopped.abort());
  await pause(time, undefined, { signal: AbortSignal.any([...signals, stopped.signal]) }).catch(() => undefined);
}
