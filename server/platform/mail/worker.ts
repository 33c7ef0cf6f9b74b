import { asWorker } from '#server/platform/http/work-id.ts';
import { type Asking, sendDue } from './send-due.ts';
import type { MailDeps } from './send-one.ts';
import type { MailTransport } from './transport.ts';

/** How often the outbox is checked if the worker is not woken (milliseconds). */
const pollInterval = 15_000;

/** Sends what is in the outbox. */
export interface MailWorker {
  /** Says that there may be mail to send: checks at once instead of at the next interval. */
  wake(): void;
  /** Sends all due mail and resolves when done; for tests and the shutdown. */
  flush(): Promise<void>;
  /** Finishes the current emails and stops; other claimed mail is left to the next worker. */
  stop(): Promise<void>;
}

/** Starts sending. Several processes may run on one database: each email is claimed by one of them. */
export function startMailWorker(deps: MailDeps, transport: MailTransport): MailWorker {
  let running: Promise<void> | null = null;
  const asking: Asking = { count: 0, wake: () => {} };
  const stopping = new AbortController();

  async function round(): Promise<void> {
    try {
      let heard: number;
      do {
        heard = asking.count;
        await sendDue(deps, transport, { asking, stopping: stopping.signal });
      } while (asking.count !== heard && !stopping.signal.aborted);
    } catch (error) {
      deps.logger.error({ err: error }, 'the outbox could not be read');
    } finally {
      // In the same tick as the last look at `asking`: a call between the two would wait for the next interval.
      running = null;
    }
  }

  function flush(): Promise<void> {
    // Emails added during a round are found by connections that have nothing to send, or by one more round.
    asking.count += 1;
    asking.wake();
    running ??= asWorker('mail', round);
    return running;
  }

  const timer = setInterval(() => void flush(), pollInterval);
  timer.unref();
  return {
    wake: () => void flush(),
    flush,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
      transport.close();
    },
  };
}
