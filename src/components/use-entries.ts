import { type FocusEvent, type FormEvent, useCallback, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

/** What a field holds: its text, whether it is ticked, or the text of an editor. */
function contentOf(field: Field): string {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) return String(field.checked);
  return 'value' in field ? field.value : (field.textContent ?? '');
}

/**
 * Tells whether forms in an element hold something that was entered and not sent. A field counts while it differs from
 * what it held at first; fields that search do not, and neither does what is outside of forms, which is saved at once.
 */
export function useEntries() {
  const held = useRef(new Map<Field, string>());
  const touched = useRef(new Set<EventTarget>());
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const isField = target.matches(
      'input:not([type=search], [role=combobox]), textarea, select, [contenteditable=true]',
    );
    if (isField && target.closest('form') && !held.current.has(target)) held.current.set(target, contentOf(target));
  }, []);
  // What the page itself fills in, such as a text to start from, is no entry.
  const onInput = useCallback(({ target }: FormEvent<HTMLElement>) => void touched.current.add(target), []);
  const hasEntries = useCallback(
    () =>
      [...held.current].some(
        ([field, first]) => touched.current.has(field) && field.isConnected && contentOf(field) !== first,
      ),
    [],
  );
  const forget = useCallback(() => {
    held.current.clear();
    touched.current.clear();
  }, []);
  return { onFocus, onInput, hasEntries, forget };
}
