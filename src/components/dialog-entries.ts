import { type FocusEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Words to find something by, passwords, and ticks that are saved at once, as they are outside forms, are no entries that
 * could be lost.
 */
const passing =
  '[type=search], [role=combobox], [role=searchbox], [type=password], :not(form *):is([type=checkbox], [type=radio])';

/**
 * Whether fields hold something else than before they were entered, which is how unsaved entries are known without asking
 * each form.
 */
export function useEntries() {
  const [before] = useState(() => new Map<Element, string>());
  return {
    /** For `onFocus` of what is around the fields. */
    note({ target }: FocusEvent<HTMLElement>) {
      if (isField(target) && !target.matches(passing) && !before.has(target)) before.set(target, contentOf(target));
    },
    any: () => [...before].some(([field, content]) => field.isConnected && contentOf(field) !== content),
  };
}

function isField(element: Element): boolean {
  return element.matches('input, textarea, select, [contenteditable=true]');
}

function contentOf(field: Element): string {
  if (field.matches('[type=checkbox], [type=radio]')) return String((field as HTMLInputElement).checked);
  return 'value' in field ? (field as Field).value : (field.textContent ?? '');
}
