import type { Deps } from '#server/deps.ts';
import { sweepSessions } from '#server/features/accounts/sessions.ts';
import { expireOverdue } from '#server/features/introductions/expiry.ts';
import { sweepUnconfirmed } from '#server/features/newsletter/subscriptions.ts';
import { sweepNotifications } from '#server/features/notifications/sweep.ts';
import { sweepSecurityLog } from '#server/features/security-log/record.ts';
import { sweepViews } from '#server/features/views/views.ts';
import { sweepFeedItems } from '#server/feeds/sweep.ts';
import { deleteEndedWindows } from '#server/http/rate-limit-store.ts';
import { asWorker } from '#server/http/work-id.ts';
import { sweepMail } from '#server/mail/sweep.ts';
import { Stopped, stoppable } from './stoppable.ts';

const interval = 10 * 60 * 1000;

/**
 * Every ten minutes, ends introduction requests nobody answered and clears away expired sessions, addresses
 * nobody confirmed, viewers of former days, old mail, notifications, feed items and entries of the security log, and ended rate-limit windows;
 * harmless when several processes do it. Returns a function that stops it and waits for a run under way.
 */
export function startSweeper(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const stoppableDeps = { ...deps, database: stoppable(deps.database, stopping.signal) };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = asWorker('sweeper', () =>
      sweep(stoppableDeps).catch((error: unknown) => {
        if (!(error instanceof Stopped)) deps.logger.error({ err: error }, 'clearing away failed');
      }),
    );
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

/** One round of clearing away. */
export async function sweep(deps: Deps): Promise<void> {
  await sweepSessions(deps);
  await sweepUnconfirmed(deps);
  await expireOverdue(deps);
  await sweepViews(deps);
  await sweepMail(deps);
  await sweepNotifications(deps);
  await sweepFeedItems(deps);
  await sweepSecurityLog(deps);
  await deleteEndedWindows(deps.database, deps.now().getTime());
}
