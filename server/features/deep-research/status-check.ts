import type { DeepResearchState } from '#contract/deep-research.ts';
import type { ToolState } from './ask-tool.ts';

/**
 * How long an answer is reused for all callers (milliseconds). A failure is reused only briefly, so that "Try again"
 * does try; the tool still gets one request at a time, and at most one every two seconds.
 */
export const keptFor = { ready: 300_000, 'refuses-framing': 60_000, unreachable: 2000 } as const satisfies Record<
  ToolState,
  number
>;

interface StatusCheckOptions {
  /** Asks the tool; `null` where none is configured. Does not reject. */
  ask: (() => Promise<ToolState>) | null;
  now: () => Date;
}

/** Makes the function that returns the tool's state; concurrent callers share one request. */
export function createStatusCheck({ ask, now }: StatusCheckOptions): () => Promise<DeepResearchState> {
  let known: { state: ToolState; until: number } | null = null;
  let asking: Promise<ToolState> | null = null;
  return async () => {
    if (!ask) return 'not-configured';
    if (known && now().getTime() < known.until) return known.state;
    asking ??= ask()
      .then((state) => {
        known = { state, until: now().getTime() + keptFor[state] };
        return state;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };
}
