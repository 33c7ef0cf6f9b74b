import { useCallback, useLayoutEffect, useRef } from 'react';

/** Keeps the focus on a card that moves to another column, where it is a new element. */
export function useMovedFocus(cards: readonly unknown[]) {
  const ref = useRef<HTMLElement>(null);
  const followed = useRef<number>(undefined);
  const follow = useCallback((cardId: number) => {
    followed.current = cardId;
  }, []);
  useLayoutEffect(() => {
    if (followed.current === undefined) return;
    const card = ref.current?.querySelector(`[data-card="${followed.current}"]`);
    followed.current = undefined;
    card?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  }, [cards]);
  return { ref, follow };
}
