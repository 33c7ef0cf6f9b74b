import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Chromium clears the selection when it searches, and the caret of a field is one: it is put back, so that typing goes on.
 * It also goes on from a selection where there is one, which would be this field instead of the last match; the function
 * returned takes the caret away while `search` runs.
 */
export function useKeptCaret(input: RefObject<HTMLInputElement | null>) {
  const isAway = useRef(false);

  const putBack = useCallback(() => {
    const field = input.current;
    if (!field || isAway.current || document.activeElement !== field) return;
    if (document.getSelection()?.rangeCount === 0) field.setSelectionRange(field.selectionStart, field.selectionEnd);
  }, [input]);
  useEffect(() => {
    document.addEventListener('selectionchange', putBack);
    return () => document.removeEventListener('selectionchange', putBack);
  }, [putBack]);

  return useCallback(
    async (search: () => Promise<void>) => {
      isAway.current = true;
      document.getSelection()?.removeAllRanges();
      try {
        await search();
      } finally {
        isAway.current = false;
        putBack();
      }
    },
    [putBack],
  );
}
