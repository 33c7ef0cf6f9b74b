import { isInBrowser } from './in-browser.ts';

/** Code that comes after the page it belongs to. */
export interface LateCode<Code> {
  /** What has come; nothing before. */
  readonly code: Code | undefined;
  /** Brings it, once. After a failure the next call tries again. */
  load: () => Promise<Code>;
}

/**
 * Code for `useLateCode`. Unlike React's `lazy`, it is there without a pause once it has come, and the page outlives that
 * it cannot be had, as without a network.
 */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined;
  return {
    get code() {
      return code;
    },
    load: async () => (code ??= await load()),
  };
}

const inputs = ['pointerdown', 'keydown'] as const;

const waiting = new Set<() => void>();
let hasBegun = false;

function begin(): void {
  hasBegun = true;
  for (const input of inputs) window.removeEventListener(input, begin, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
}

if (isInBrowser) for (const input of inputs) window.addEventListener(input, begin, { capture: true, passive: true });

/**
 * Calls back when the user first presses something or types, or at once where that has happened: what only such input
 * brings up need not come with the page.
 *
 * @returns how to end the waiting
 */
export function afterFirstInput(callback: () => void): () => void {
  if (hasBegun) callback();
  else waiting.add(callback);
  return () => void waiting.delete(callback);
}
