import { type RefObject, useEffect } from 'react';

interface DialogFocusProps {
  within: RefObject<HTMLElement | null> | undefined;
  /** Where the focus was, if not where it is. */
  from?: Element | null;
}

/**
 * Takes the focus while it is mounted, and gives it back. Ant Design would take it to the button that closes
 * the dialog, as the first one there is, and forgets to give it back when the dialog is unmounted at once.
 */
export function DialogFocus({ within, from }: DialogFocusProps) {
  useEffect(() => {
    const before = from ?? document.activeElement;
    const body = within?.current;
    if (body) firstIn(body)?.focus({ preventScroll: true });
    const stop = body ? keepFocusIn(body) : undefined;
    return () => {
      stop?.();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [within, from]);
  return null;
}

/**
 * Takes the focus to the first usable element again when the focused one is removed, such as a form for which there turns
 * out to be nothing to choose: without it the keyboard would start over behind the dialog. Returns how to end that.
 */
function keepFocusIn(body: HTMLElement): () => void {
  let last = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target;
  };
  const observer = new MutationObserver(() => {
    if (last?.isConnected || document.activeElement !== document.body) return;
    firstIn(body)?.focus({ preventScroll: true });
  });
  body.addEventListener('focusin', note);
  observer.observe(body, { childList: true, subtree: true });
  return () => {
    body.removeEventListener('focusin', note);
    observer.disconnect();
  };
}

/** The first element in `element` that the keyboard can use; read-only fields do not count. */
function firstIn(element: HTMLElement): HTMLElement | undefined {
  const found = element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  return [...found].find((one) => one.tabIndex >= 0 && !one.matches(':disabled, [readonly], [type="hidden"]'));
}
