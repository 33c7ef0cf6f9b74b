import { platform } from '#src/platform/index.ts';
import { useConnection } from '#src/stores/connection.ts';
import { useQuestions } from './api.ts';

/** Why the member cannot ask now. */
export type Refusal = 'offline' | 'none-left';

interface MayAsk {
  /** How many questions are left today; `null` where there is no limit, `undefined` while it is not known. */
  left: number | null | undefined;
  reason: Refusal | null;
}

/** Whether the member may ask now. Questions do not wait in the outbox: their answer is wanted now. */
export function useMayAsk(): MayAsk {
  const { data } = useQuestions();
  const isOffline = useConnection(({ savedAt }) => savedAt !== null) && platform.kind === 'desktop';
  const left = data?.left;
  return { left, reason: isOffline ? 'offline' : left === 0 ? 'none-left' : null };
}
