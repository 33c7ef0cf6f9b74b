import { type RefObject, useEffect, useState } from 'react';

/** The part of Electron's `<webview>` element that is used here. */
export interface WebviewElement extends HTMLElement {
  reload(): void;
}

export type WebviewState = 'opening' | 'open' | 'failed';

/** A navigation that was stopped or overtaken by another: nothing has failed. */
const aborted = -3;

/** How long a webview may give no sign of life (milliseconds); one that main refuses to attach never does. */
export const silenceLimit = 10_000;

/** Follows a webview by its events, from the moment it is mounted; `attempt` is another one each time. */
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
