import { signOut } from '#contract/accounts.ts';
import { towardsServer } from './headers.ts';
import type { Upstream } from './upstream.ts';

/** How long a sign-out waits for the server before it is finished without it. */
const patienceMs = 5_000;

/**
 * Tells servers that sessions have ended. A server that cannot be reached is told as soon as it answers anything. The
 * token of an ended session is kept in memory for this run only and never written to disk.
 */
export function createSignOuts(upstream: Upstream) {
  const waiting = new Map<string, string>();

  /** Resolves when the server knows, or when it is clear that it cannot be told now. */
  const tell = async (origin: string, token: string): Promise<void> => {
    const outcome = await upstream({
      url: new URL(signOut.path, origin),
      method: signOut.method,
      headers: towardsServer(new Headers(), { token }),
      body: null,
      signal: AbortSignal.timeout(patienceMs),
    });
    const isDone = outcome.kind === 'answer' && outcome.status < 500;
    if (!isDone) waiting.set(token, origin);
  };

  const retry = (answering: string): void => {
    for (const [token, origin] of waiting) {
      if (origin !== answering) continue;
      waiting.delete(token);
      void tell(origin, token);
    }
  };

  return { tell, retry };
}
export type SignOuts = ReturnType<typeof createSignOuts>;
