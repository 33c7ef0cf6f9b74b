import { type RefObject, useEffect } from 'react';

/** Elements whose name or role tells a screen reader where the focus is; `main` always exists. */
const landings = 'ul, ol, table, [role=list], [role=region], section[aria-label], section[aria-labelledby]';

/**
 * When the focused element disappears, such as a deleted row, browsers move the focus to the document, and keyboard
 * users must start again at the top (WCAG 2.4.3). This hook moves it to the nearest remaining container of the element
 * (list, table or section), else to `main`. A button that is disabled during an action gets the focus back afterwards.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = main.current;
    if (!content) return;
    let last: HTMLElement | undefined;
    /** The ancestors of `last`, nearest first; they cannot be found once it is removed. */
    let around: HTMLElement[] = [];

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !content.contains(target)) return;
      last = target;
      around = ancestorsWithin(content, target);
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) queueMicrotask(() => target === last && forgetUnlessTaken());
    };
    // Browsers differ in whether removing an element fires a blur. After a click beside everything, the focus was left
    // on purpose.
    const forgetUnlessTaken = () => {
      if (last?.isConnected && !last.matches(':disabled')) last = undefined;
    };
    const watcher = new MutationObserver((changes) => {
      if (!last || !isFocusLost()) return;
      if (!last.isConnected) {
        land(around.find((element) => element.isConnected && element.matches(landings)) ?? content);
      } else if (changes.some(({ type, target }) => type === 'attributes' && target === last)) {
        if (!last.matches(':disabled')) last.focus({ preventScroll: true });
      }
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    // A dialog is outside the main content and would have returned the focus.
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [main]);
}

function ancestorsWithin(content: HTMLElement, element: HTMLElement): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== content; at = at.parentElement) ancestors.push(at);
  return ancestors;
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function land(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
