import type { DeepResearchState } from '#contract/deep-research.ts';
import type { ToolState } from './ask-tool.ts';

/**
 * How long an answer serves everyone who asks (milliseconds). A failure is short, so that "Try again"
 * tries; the tool is asked once at a time and every two seconds at most all the same.
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

/** Makes the function that knows the tool's state: anyone who asks meanwhile shares one request. */
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
