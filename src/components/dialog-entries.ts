import { useCallback, useRef } from 'react';

/**
 * What can be entered and lost. Words to find something by and passwords are not, and neither are ticks outside of forms,
 * which are saved at once.
 */
const entered =
  'textarea, [contenteditable=true], form :is([type=checkbox], [type=radio]), ' +
  'input:not([type=checkbox], [type=radio], [type=search], [type=password], [role=combobox])';

/**
 * Whether fields hold something else than before the user entered something, which is how unsaved entries are known without
 * asking each form. What a page fills in itself, early or late, is no entry.
 */
export function useEntries() {
  const before = useRef(new Map<Element, string>());

  /** The `ref` of what is around the fields. */
  const follow = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // The first comes before the field has changed; ticks and some tools only cause the second, after it.
    const note = ({ type, target }: Event) => {
      if (!(target instanceof Element) || !target.matches(entered) || before.current.has(target)) return;
      before.current.set(target, type === 'beforeinput' ? contentOf(target) : emptied(target));
    };
    element.addEventListener('beforeinput', note, { capture: true });
    element.addEventListener('input', note, { capture: true });
    return () => {
      element.removeEventListener('beforeinput', note, { capture: true });
      element.removeEventListener('input', note, { capture: true });
    };
  }, []);

  const hasEntries = useCallback(
    () => [...before.current].some(([field, content]) => field.isConnected && contentOf(field) !== content),
    [],
  );
  return { follow, hasEntries };
}

const isTick = (field: Element): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]');

function contentOf(field: Element): string {
  if (isTick(field)) return String(field.checked);
  return 'value' in field ? String(field.value) : (field.textContent ?? '');
}

/** What a field must have held that nothing is known of but that it has just changed. */
function emptied(field: Element): string {
  return isTick(field) ? String(!field.checked) : '';
}
