import { type RefObject, useEffect } from 'react';

/** What says by its name or role where one is; `main` is there in any case. */
const landings = 'ul, ol, table, [role=list], [role=region], section[aria-label], section[aria-labelledby]';

/**
 * Where something that has the focus goes away, such as a row that is deleted, the browser drops the focus to the
 * document, and anyone who works by keyboard begins again at the top (WCAG 2.4.3). Here it goes to what the lost thing stood
 * in: the nearest list, table or section that is still there, else `main`. A button that is disabled while something is
 * done has it again afterwards.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = main.current;
    if (!content) return;
    let last: HTMLElement | undefined;
    /** The ancestors of `last`, nearest first: they cannot be found once it is gone. */
    let around: HTMLElement[] = [];

    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !content.contains(target)) return;
      last = target;
      around = ancestorsWithin(content, target);
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) queueMicrotask(() => target === last && forgetUnlessTaken());
    };
    // Browsers differ in whether a removal is a blur. Someone who clicks beside everything has left for good.
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
    // A dialog, from which the focus would have gone back, stands beside the content.
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
