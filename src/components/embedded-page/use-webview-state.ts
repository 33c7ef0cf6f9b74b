import { type RefObject, useEffect, useState } from 'react';

/** The part of Electron's `<webview>` element that is used here. */
export interface WebviewElement extends HTMLElement {
  reload(): void;
}

export type WebviewState = 'opening' | 'open' | 'failed';

/** The code of a navigation that was stopped or replaced; not a failure. */
const aborted = -3;

/** How long a webview may send no event (milliseconds); one that the main process refuses to attach never sends any. */
export const silenceLimit = 10_000;

/** Tracks the state of a webview by its events, from the moment it is mounted; `attempt` changes with each retry. */
export function useWebviewState(webview: RefObject<WebviewElement | null>, attempt: number): WebviewState {
  const [{ of, state }, setState] = useState<{ of: number; state: WebviewState }>({ of: attempt, state: 'opening' });
  useEffect(() => {
    const element = webview.current;
    if (!element) return;
    const become = (state: WebviewState) => setState({ of: attempt, state });
    const fail = () => become('failed');
    const silence = setTimeout(fail, silenceLimit);
    const listeners: Record<string, (event: Event) => void> = {
      'did-attach': () => clearTimeout(silence),
      'dom-ready': () => become('open'),
      'did-fail-load': (event) => {
        const { errorCode, isMainFrame } = event as Event & { errorCode?: number; isMainFrame?: boolean };
        if (isMainFrame !== false && errorCode !== aborted) fail();
      },
      'render-process-gone': fail,
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      clearTimeout(silence);
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  }, [webview, attempt]);
  return of === attempt ? state : 'opening';
}
