import type { Deps } from '#server/deps.ts';
import { sweepSessions } from '#server/features/accounts/sessions.ts';
import { sweepFeedItems } from '#server/features/feeds/reading/sweep.ts';
import { expireOverdue } from '#server/features/introductions/expiry.ts';
import { sweepUnconfirmed } from '#server/features/newsletter/subscriptions.ts';
import { sweepNotifications } from '#server/features/notifications/sweep.ts';
import { deleteEndedWindows } from '#server/platform/http/rate-limit-store.ts';
import { asWorker } from '#server/platform/http/work-id.ts';
import { sweepMail } from '#server/platform/mail/sweep.ts';
import { sweepSecurityLog } from '#server/platform/security-log/record.ts';
import { sweepViews } from '#server/platform/views/views.ts';
import { Stopped, stoppable } from './stoppable.ts';

const interval = 10 * 60 * 1000;

/**
 * Every ten minutes, ends introduction requests nobody answered and clears away expired sessions, addresses
 * nobody confirmed, viewers of former days, old mail, notifications, feed items and security events, and ended rate-limit windows;
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
